import { addresses } from "../addresses";
import { type BlogAsked, blogAddress, blogCategories } from "./blog-query";
import styles from "./blog-filter.module.css";

/** The search box and the categories. Each keeps the other's choice. */
export function BlogFilter({ asked }: { asked: BlogAsked }) {
  const { search, category } = asked;
  return (
    <search className={styles.filter} aria-label="Articles">
      <form className={styles.search} action={addresses.blog.path}>
        <input
          type="search"
          name="search"
          defaultValue={search}
          placeholder="Search articles..."
          aria-label="Search articles"
        />
        {category === undefined ? null : <input type="hidden" name="category" value={category} />}
        <button type="submit" className="quiet">
          Search
        </button>
      </form>
      <ul className={styles.categories}>
        {[undefined, ...blogCategories].map((choice) => (
          <li key={choice ?? "All"}>
            <a
              href={blogAddress({ search, category: choice })}
              aria-current={choice === category ? "true" : undefined}
            >
              {choice ?? "All"}
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}
