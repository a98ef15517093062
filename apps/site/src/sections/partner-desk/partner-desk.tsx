import type { Assistance } from '../../content/people/partners.ts';
import { OutwardIcon } from '../../ui/icons/icons.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './partner-desk.module.css';

interface PartnerHeadProps {
  readonly heading: string;
  readonly lead: string;
  readonly assistance: Assistance;
  /** Address of the agents' search; `null` without one. */
  readonly availabilitySearch: string | null;
}

/** Title of a page for partners, with the two numbers and the live availability beside it. */
export function PartnerHead({ heading, lead, assistance, availabilitySearch }: PartnerHeadProps) {
  const { reservationsNumber, salesNumber } = assistance;
  return (
    <Wrap className={styles.head}>
      <div data-whole="">
        <h1>{heading}</h1>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
      </div>
      <dl className={styles.ways}>
        <Way name="Reservations" number={reservationsNumber} />
        <Way name="Sales" number={salesNumber} />
        {availabilitySearch && (
          <div className={styles.way}>
            <dt>Live availability</dt>
            <dd>
              <a className={styles.link} href={availabilitySearch} target="_blank" rel="noopener">
                Agent search <OutwardIcon className={styles.outward} />
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </Wrap>
  );
}

function Way({ name, number }: { readonly name: string; readonly number: string }) {
  if (!number) return null;
  return (
    <div className={styles.way}>
      <dt>{name}</dt>
      <dd>
        <TelephoneLink className={styles.link} number={number} />
      </dd>
    </div>
  );
}
