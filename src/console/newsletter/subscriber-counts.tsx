import table from "../../platform/ui/fact-table.module.css";
import { wholeNumber } from "../../platform/text/whole-number";

type State = "confirmed" | "pending" | "unsubscribed";
type Counts = Readonly<Record<State, number>>;

const states: readonly (readonly [State, label: string])[] = [
  ["confirmed", "Confirmed"],
  ["pending", "Not confirmed yet"],
  ["unsubscribed", "Unsubscribed"],
];

/** How many subscriptions there are of the newsletter and of new reviews, by state. */
export function SubscriberCounts({
  counts: { newsletter, reviews },
}: {
  counts: { newsletter: Counts; reviews: Counts };
}) {
  return (
    <table className={table.table} aria-labelledby="counts">
      <thead>
        <tr>
          <th scope="col">To</th>
          {states.map(([state, label]) => (
            <th key={state} scope="col" className={table.number}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name="The newsletter" counts={newsletter} />
        <Row name="New reviews by email" counts={reviews} />
      </tbody>
    </table>
  );
}

function Row({ name, counts }: { name: string; counts: Counts }) {
  return (
    <tr>
      <th scope="row" className={table.name}>
        {name}
      </th>
      {states.map(([state, label]) => (
        <td key={state} className={table.number} data-label={label}>
          {wholeNumber(counts[state])}
        </td>
      ))}
    </tr>
  );
}
