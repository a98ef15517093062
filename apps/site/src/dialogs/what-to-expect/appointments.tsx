import styles from './what-to-expect-view.module.css';

/** "19:30 Fetched from your room" as its time and the words after it; `time` is empty where there is none in front. */
export function appointmentParts(text: string): { readonly time: string; readonly words: string } {
  const [, time = '', words = text] = /^(\d{1,2}[:h.]\d{2})[\s,:–-]+(.+)$/.exec(text) ?? [];
  return { time, words };
}

/** Times and days, in the editors' order. */
export function Appointments({ appointments }: { readonly appointments: readonly string[] }) {
  return (
    <ol className={styles.times}>
      {appointments.map((text) => {
        const { time, words } = appointmentParts(text);
        return (
          <li key={text} className={styles.time}>
            {time && <span className={styles.clock}>{time}</span>} <span>{words}</span>
          </li>
        );
      })}
    </ol>
  );
}
