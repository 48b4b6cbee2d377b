import { addresses } from "../addresses";
import { priceText } from "../platform/text/money";
import type { OwnPrice } from "./own-price";
import page from "../platform/ui/page.module.css";
import { derived, type MaybeSample } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { Field } from "../platform/ui/field";
import { HiddenFields } from "../platform/ui/hidden-fields";
import styles from "./own-price-form.module.css";

interface OwnPriceFormProps {
  own: OwnPrice;
  /** The cost of a game at that price, in US cents. */
  costCents: MaybeSample<number> | undefined;
  balls: readonly { slug: string; name: string }[];
  /** The URL's other fields, which stay. */
  kept: URLSearchParams;
}

/** Works out the cost of a game from the price a reader pays for a ball. */
export function OwnPriceForm({ own, costCents, balls, kept }: OwnPriceFormProps) {
  if (balls.length === 0) return null;
  const name = balls.find(({ slug }) => slug === own.ball)?.name;
  const isWrong = name !== undefined && own.cents === undefined;
  return (
    <details open={own.ball !== ""}>
      <summary id="own-price">What you pay</summary>
      <form
        className={styles.form}
        action={addresses.balls.path}
        autoComplete="off"
        aria-labelledby="own-price"
      >
        <p className={page.note}>
          Enter your shop's price for one ball to see what a game costs you. The math uses the Rated
          play column, which holds sample figures.
        </p>
        <div className={styles.fields}>
          <Field label="Ball" problem={undefined}>
            {(tied) => (
              <select {...tied} name="ball" defaultValue={own.ball || balls[0]!.slug}>
                {balls.map((ball) => (
                  <option key={ball.slug} value={ball.slug}>
                    {ball.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field
            label="Your price for one ball, in dollars"
            problem={isWrong ? "Please enter a price up to $100, like 2.50." : undefined}
          >
            {(tied) => (
              <input {...tied} name="price" inputMode="decimal" defaultValue={own.typed} required />
            )}
          </Field>
          <HiddenFields of={kept} />
          <button type="submit">Show Cost per Game</button>
        </div>
        {name && own.cents !== undefined && costCents !== undefined ? (
          <p role="status">
            At {priceText(own.cents)} for a {name}, a game costs{" "}
            <Marked value={derived(costCents, priceText)} />. The table below uses your price.{" "}
            <a href={addresses.balls.path}>Use list prices</a>
          </p>
        ) : null}
      </form>
    </details>
  );
}
