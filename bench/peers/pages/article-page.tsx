import { Breadcrumb } from "./breadcrumb.tsx";
import { Drawing, DrawingDefs } from "./drawing.tsx";
import type { Article } from "./facts.ts";
import { LinkItems } from "./link-items.tsx";

export function ArticlePage({ article }: { article: Article }) {
  const { byline, category, inShort } = article;
  return (
    <>
      <DrawingDefs defs={article.defs} />
      <article>
        <div className="court opening">
          <div className="words">
            <Breadcrumb steps={article.breadcrumb} />
            <p className="category">
              <a href={category.href!}>{category.text}</a>
            </p>
            <h1>{article.title}</h1>
            <section className="in-short" aria-labelledby="in-short">
              <h2 id="in-short">{inShort.title}</h2>
              <ul>
                {inShort.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
            <p className="lead">{article.excerpt}</p>
            <div className="byline">
              <Drawing of={byline.portrait} />
              <div>
                <p>
                  By <a href={byline.author.href!}>{byline.author.text}</a>
                  <span className="quiet"> {byline.note}</span>
                </p>
                <p className="quiet">
                  <time dateTime={byline.date.value}>{byline.date.text}</time> {byline.facts}{" "}
                  <a href={byline.share.href!}>{byline.share.text}</a>
                </p>
              </div>
            </div>
          </div>
          <div className="drawn">
            <div className="row">
              {article.paddles.map((paddle) => (
                <Drawing key={paddle.label} of={paddle} />
              ))}
            </div>
          </div>
        </div>
        <div className="page">
          <div className="reading">
            <nav className="contents" aria-labelledby="contents">
              <h2 id="contents">On this page</h2>
              <ol>
                <LinkItems links={article.sections} />
              </ol>
            </nav>
            <div className="text">
              <div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
            </div>
            <div className="aside">
              <Named named={article.named} />
            </div>
          </div>
        </div>
      </article>
      <div className="page">
        <NextReading next={article.next} all={article.all} />
      </div>
    </>
  );
}

function Named({ named }: Pick<Article, "named">) {
  return (
    <section aria-labelledby="paddles-named">
      <h2 id="paddles-named">Paddles in this article</h2>
      <ul className="paddles">
        {named.map(({ drawing, link, price }) => (
          <li key={link.href}>
            <Drawing of={drawing} />
            <p>
              <a className="whole" href={link.href!}>
                {link.text}
              </a>
              <span>{price}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextReading({ next, all }: Pick<Article, "next" | "all">) {
  return (
    <section className="next" aria-labelledby="next-reading">
      <h2 id="next-reading">Read next</h2>
      <ul>
        {next.map(({ facts, link, text }) => (
          <li key={link.href}>
            <p className="facts">{facts}</p>
            <h3>
              <a className="whole" href={link.href!}>
                {link.text}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <a className="all" href={all.href!}>
          {all.text}
        </a>
      </p>
    </section>
  );
}
