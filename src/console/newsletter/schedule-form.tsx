import { Field } from "../../platform/ui/field";
import page from "../../platform/ui/page.module.css";
import { type Schedule, weekdays } from "../../platform/weeks";
import styles from "../console.module.css";

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** When issues leave by themselves. */
export function ScheduleForm({ schedule }: { schedule: Schedule | undefined }) {
  return (
    <section className={page.section} aria-labelledby="schedule">
      <h2 id="schedule">Schedule</h2>
      <p>
        On that day of each week the issue leaves by itself, if there&apos;s anything new for
        readers.
      </p>
      <form method="post" className={styles.form}>
        <Field label="Day" problem={undefined}>
          {(tied) => (
            <select
              {...tied}
              name="day"
              defaultValue={schedule ? weekdays[schedule.weekday] : "off"}
              autoComplete="off"
            >
              <option value="off">Off: I send each issue</option>
              {weekdays.map((day) => (
                <option key={day}>{day}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Hour (UTC)" problem={undefined}>
          {(tied) => (
            <select
              {...tied}
              name="hour"
              defaultValue={hours[schedule?.hour ?? 14]}
              autoComplete="off"
            >
              {hours.map((hour) => (
                <option key={hour}>{hour}</option>
              ))}
            </select>
          )}
        </Field>
        <button type="submit" name="act" value="schedule">
          Save the schedule
        </button>
      </form>
    </section>
  );
}
