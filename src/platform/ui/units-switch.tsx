import { inUnits, type Units } from "../text/units.ts";
import styles from "./units-switch.module.css";

interface UnitsSwitchProps {
  /** The page's URL in inches and ounces, with the fragment to return to. */
  address: string;
  units: Units;
}

const choices = [
  { of: "us", text: "in, oz" },
  { of: "metric", text: "mm, g" },
] as const;

/** Links that switch units; the URL holds the choice. */
export function UnitsSwitch({ address, units }: UnitsSwitchProps) {
  return (
    <p className={styles.units}>
      Units
      {choices.map(({ of, text }) => (
        <a key={of} href={inUnits(address, of)} aria-current={of === units ? "true" : undefined}>
          {text}
        </a>
      ))}
    </p>
  );
}
