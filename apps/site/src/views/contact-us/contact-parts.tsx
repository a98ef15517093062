import type { ContactDesk, ContactDetails } from '../../content/site/contact-details.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { sentEnquiryLink } from '../../links/letter-link.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './contact-us-view.module.css';

/** Who answers what, and how long an answer takes. */
export function Desks({
  heading,
  desks,
}: {
  readonly heading: string;
  readonly desks: readonly ContactDesk[];
}) {
  if (desks.length === 0) return null;
  return (
    <Band aria-labelledby="desks-heading">
      <h2 id="desks-heading" className={styles.partHeading}>
        {heading}
      </h2>
      <ul>
        {desks.map(({ subject, mail, answers }) => (
          <li key={subject} className={styles.desk}>
            <h3 className={styles.subject}>{subject}</h3>
            <p>
              <TextLink className={styles.mail} href={`mailto:${mail}`}>
                {mail}
              </TextLink>
            </p>
            <p className={styles.answers}>{answers}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

interface OfficesProps {
  readonly heading: string;
  readonly offices: ContactDetails['offices'];
}

/** Where the people who answer sit. */
export function Offices({ heading, offices }: OfficesProps) {
  if (offices.length === 0) return null;
  return (
    <Band ground="low" aria-labelledby="offices-heading">
      <div className={styles.grid}>
        <h2 id="offices-heading">{heading}</h2>
        <ul className={styles.offices}>
          {offices.map(({ name, line }) => (
            <li key={name} className={styles.office}>
              <h3>{name}</h3>
              <p className={styles.line}>{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

interface WaysToWriteProps {
  readonly heading: string;
  /** Page they stand on, a path on our own host. */
  readonly from: string;
}

interface Way {
  /** What follows `/enquire/`. */
  readonly to: string;
  /** Of the letter form: about an enquiry of the visitor's own. */
  readonly about?: 'sent';
  readonly name: string;
  readonly words: string;
}

/** Every form and every dialog that helps to choose, by what a visitor has in mind. */
const ways: readonly Way[] = [
  { to: 'email', name: 'A stay with us', words: 'Who is coming, where and roughly when.' },
  { to: 'celebration', name: 'A celebration', words: 'A wedding, a birthday, a proposal.' },
  { to: 'experiences', name: 'An experience', words: 'What there is to do, where and when.' },
  { to: 'destination', name: 'A destination', words: 'A park, a reserve or a city.' },
  { to: 'residences', name: 'A whole house', words: 'With a chef, a guide and nobody else.' },
  {
    to: 'travel-africa',
    name: 'A journey across Africa',
    words: 'Through one or more countries, planned for you.',
  },
  { to: 'book', name: 'Book and pay online', words: 'See which rooms are available on your dates.' },
  { to: '360-tours', name: '360° tours', words: 'Look round the lodges before you come.' },
  {
    to: 'contact',
    about: 'sent',
    name: 'An enquiry you sent',
    words: 'Something you forgot, or that has changed.',
  },
  { to: 'contact', name: 'Something else', words: 'An existing booking, travel trade, media.' },
  { to: 'careers', name: 'Work with us', words: 'Send us your CV.' },
];

/** What to write about: each leads to its own form, which opens over the page where it can. */
export function WaysToWrite({ heading, from }: WaysToWriteProps) {
  const shown = ways.filter(({ to }) => isLinkable(`/enquire/${to}`));
  return (
    <Band aria-labelledby="ways-heading">
      <h2 id="ways-heading" className={styles.partHeading}>
        {heading}
      </h2>
      <ul className={styles.ways}>
        {shown.map(({ to, about, name, words }) => (
          <li key={name}>
            <a
              className={styles.way}
              href={about === 'sent' ? sentEnquiryLink(from, null) : `/enquire/${to}?from=${from}`}
            >
              <span className={styles.name}>{name}</span> <span className={styles.words}>{words}</span>
            </a>
            {about === 'sent' && <TextLink href="/my-enquiry">See it, or change it yourself</TextLink>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
