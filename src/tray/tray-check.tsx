import styles from "./tray-check.module.css";

interface TrayCheckProps {
  paddle: { slug: string; name: string; movedFrom?: readonly string[] };
}

/**
 * A paddle's checkbox in a form that leads to the comparison. With script it adds the paddle to the tray, or removes it:
 * the element after it stays empty.
 */
export function TrayCheck({ paddle: { slug, name, movedFrom } }: TrayCheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name="paddles" value={slug} />
      <tray-toggle
        class={undefined}
        data-slug={slug}
        data-name={name}
        data-earlier={movedFrom?.join(" ") || undefined}
      />
      <span className="unseen">{`Compare ${name}`}</span>
    </label>
  );
}
