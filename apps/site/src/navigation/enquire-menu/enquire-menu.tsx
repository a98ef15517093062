import { daysAfter } from '@sundowner/calendar/day';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import { houseToday } from '../../installation/installation.ts';
import { type EnquiryWay, enquireLink } from '../../links/dialog-link.ts';
import type { Linkable } from '../../links/linkable.ts';
import { Button } from '../../ui/button/button.tsx';
import { ArrowIcon, BackIcon } from '../../ui/icons/icons.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Ridge } from '../footer/ridge.tsx';
import { Chevron } from '../panels/panel-frame.tsx';
import styles from './enquire-menu.module.css';

/** As far ahead as a page that is kept can be read, and the next opening looked for, with room to spare. */
const days = 45;

/**
 * The holidays the sign can still need: every page carries them.
 *
 * @param holidays yyyy-mm-dd
 * @param at milliseconds since the epoch
 */
export function comingHolidays(holidays: readonly string[], at = Date.now()): readonly string[] {
  const today = houseToday(at);
  const [first, last] = [daysAfter(today, -1), daysAfter(today, days)];
  return holidays.filter((date) => date >= first && date <= last);
}

interface EnquireMenuProps {
  readonly path: string;
  /** `null` when the contact entry could not be read: then the menu names no hours and no number. */
  readonly contact: ContactDetails | null;
  readonly linkable: Linkable;
}

interface Way {
  readonly way: EnquiryWay;
  readonly label: string;
  readonly words: string;
  /** Said where there are hours to keep it in. */
  readonly promise?: string;
}

const ways: readonly Way[] = [
  { way: 'telephone', label: 'By Telephone', words: 'Choose a time and we will ring you.' },
  {
    way: 'email',
    label: 'By Email',
    words: 'Tell us who is coming and roughly when.',
    promise: ' You will have an answer within a working day.',
  },
  {
    way: 'book',
    label: 'Book and Pay online',
    words: 'See which rooms are available on your dates.',
  },
];

const id = 'enquire-menu';

/**
 * The ways to reach a person, each a link to its form that opens as a dialog (NAV-04). At 1,120 px and below it fills the
 * screen as ENQUIRE NOW (NAV-12). Open or closed is told by the browser's clock when the menu opens: pages are kept.
 */
export function EnquireMenu({ path, contact, linkable }: EnquireMenuProps) {
  const hours =
    contact?.week.some((day) => day !== null) &&
    JSON.stringify({ week: contact.week, holidays: comingHolidays(contact.holidays) });
  return (
    <>
      <Button
        className={styles.button}
        tone={path.startsWith('/enquire/') ? 'ghost' : 'primary'}
        popoverTarget={id}
        aria-controls={id}
      >
        Enquire
        <Chevron />
      </Button>
      <div id={id} popover="auto" data-menu="" data-office-hours={hours || undefined} className={styles.menu}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.back}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Back"
          >
            <BackIcon className={styles.backIcon} />
          </button>
          <h2 className={styles.heading} tabIndex={-1}>
            Enquire now
          </h2>
        </div>
        <ul className={styles.ways}>
          {ways
            .filter(({ way }) => linkable(`/enquire/${way}`))
            .map(({ way, label, words, promise }) => (
              <li key={way}>
                <a className={styles.way} {...enquireLink(path, way)}>
                  <span className={styles.label}>{label}</span>{' '}
                  {way === 'telephone' && hours && <span className={styles.sign} data-office-state="" />}{' '}
                  <span className={styles.words}>
                    {way === 'telephone' && hours && <span data-office-words="" />} {words}
                    {hours && promise}
                  </span>
                  <ArrowIcon className={styles.arrow} />
                </a>
              </li>
            ))}
        </ul>
        <Ridge className={styles.ridge} />
        {contact && (
          <p className={styles.foot}>
            <span>Travel planner</span>
            <TelephoneLink className={styles.number} number={contact.travelPlannerNumber} />
          </p>
        )}
      </div>
    </>
  );
}
