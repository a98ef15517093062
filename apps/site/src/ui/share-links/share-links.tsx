import styles from './share-links.module.css';

interface ShareLinksProps {
  /** What is shared: "this story". */
  readonly what: string;
  readonly title: string;
  /** In full: "https://www.example.com/blog/first-rains". */
  readonly address: string;
}

/** Ways to pass a page on that tell nobody: a letter, a message, its address to copy. */
export function ShareLinks({ what, title, address }: ShareLinksProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`;
  const message = `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`;
  return (
    <section className={styles.share} aria-label={`Share ${what}`} data-by-hand="share">
      <p className={styles.label}>Share {what}</p>
      <ul className={styles.ways}>
        <li>
          <a className={styles.way} href={mail}>
            Email
          </a>
        </li>
        <li>
          <a className={styles.way} href={message} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </li>
        <li>
          <a className={styles.way} href={address} data-copy="">
            Copy the link
          </a>
        </li>
      </ul>
      <p className={styles.status} role="status" />
    </section>
  );
}
