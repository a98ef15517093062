import { type ReactNode, useEffect, useRef } from 'react';
import type { ThankYou } from '../../../content/forms/thank-you.ts';
import type { Signatory } from '../../../content/people/team.ts';
import type { ContactDetails } from '../../../content/site/contact-details.ts';
import { installation } from '../../../installation/installation.ts';
import { TextLink } from '../../../ui/link/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { TelephoneLink } from '../../../ui/telephone-link/telephone-link.tsx';
import { Lead } from '../../../ui/text/text.tsx';
import type { OfficeHours } from '../../office-hours/office-state.ts';
import styles from './panel.module.css';
import { PanelFrame } from './panel-frame.tsx';
import { houseClock } from './reply-by.ts';
import { enhanceThanks } from './thanks.client.ts';

/**
 * "You hear from us by …", in the time of the house; a script adds the visitor's own clock, and shows the line where only it knows
 * when the enquiry was sent.
 *
 * @param at milliseconds since 1970, or `null` while nobody knows
 */
function ReplyLine({ at }: { readonly at: number | null }) {
  return (
    <p className={styles.by} data-reply-by={at ?? ''} hidden={at === null}>
      You hear from us by{' '}
      <time className={styles.moment} dateTime={at === null ? undefined : new Date(at).toISOString()}>
        {at === null ? '' : houseClock(at)}
      </time>{' '}
      in {installation().place}
      <span data-own-clock />.
    </p>
  );
}

/** How a person is reached. */
export type Reach = Pick<ContactDetails, 'travelPlannerNumber' | 'conciergeMail'>;

/**
 * How to reach a person should nothing come. It stands on every thank-you, since a form that is held for looking like a machine's
 * gets no mail either (SUB-02).
 */
function ReachLine({ reach: { travelPlannerNumber, conciergeMail } }: { readonly reach: Reach }) {
  if (!travelPlannerNumber && !conciergeMail) return null;
  return (
    <p className={styles.muted} data-reach="">
      Should you hear nothing,{' '}
      {travelPlannerNumber && (
        <>
          ring us on <TelephoneLink className={styles.number} number={travelPlannerNumber} />
        </>
      )}
      {travelPlannerNumber && conciergeMail && ' or '}
      {conciergeMail && (
        <>
          write to <TextLink href={`mailto:${conciergeMail}`}>{conciergeMail}</TextLink>
        </>
      )}
      , and name your reference.
    </p>
  );
}

interface ThankYouPanelProps {
  readonly headingId: string;
  readonly headingLevel: 1 | 2;
  readonly place: 'dialog' | 'page';
  readonly thanks: ThankYou;
  /** "MC-7KQ2-94HD"; `null` when the page was opened without one. */
  readonly reference: string | null;
  /** What was asked about, in a few words; `null` where that is not known, as on a page that was reloaded. */
  readonly asked?: string | null;
  /** By when an answer comes, milliseconds since 1970; `null` where no day is promised or none is known yet. */
  readonly replyAt?: number | null;
  /** Week and holidays of the office, from which a script tells by when; `null` where they could not be read. */
  readonly hours?: OfficeHours | null;
  /** How to reach a person; `null` when it could not be read. */
  readonly reach?: Reach | null;
  /** Whose reference it is: head of the text that can be saved. */
  readonly collection: string;
  /** One button and perhaps a link: where to go from here. */
  readonly actions: ReactNode;
}

/** The thank-you of MOD-16: received, the reference, what happens next, who answers. */
export function ThankYouPanel(props: ThankYouPanelProps) {
  const { headingId, headingLevel, place, thanks, reference, actions, asked = null, replyAt = null } = props;
  const { hours = null, reach = null, collection } = props;
  const panel = useRef<HTMLDivElement>(null);
  // In a dialog nobody else brings it to life; on a page the page's own script does.
  useEffect(() => {
    if (panel.current) enhanceThanks(panel.current);
  }, []);
  const Heading = `h${headingLevel}` as const;
  const SubHeading = `h${headingLevel + 1}` as 'h2' | 'h3';
  return (
    <PanelFrame picture={thanks.picture} place={place} priority={place === 'page'}>
      <div
        ref={panel}
        className={styles.panel}
        data-thanks={place}
        data-reference={reference ?? undefined}
        data-collection={collection}
        data-hours={hours ? JSON.stringify({ week: hours.week, holidays: hours.holidays }) : undefined}
      >
        <div className={styles.say} role="status">
          <Heading id={headingId} className={styles.heading} tabIndex={-1}>
            {thanks.heading}
          </Heading>
          <Lead className={styles.lead}>{thanks.text}</Lead>
        </div>
        {reference && (
          <dl className={styles.reference}>
            <div>
              <dt>Your reference</dt>
              <dd>{reference}</dd>
            </div>
            {asked && (
              <div>
                <dt>You asked about</dt>
                <dd className={styles.asked}>{asked}</dd>
              </div>
            )}
          </dl>
        )}
        {thanks.steps.length > 0 && (
          <section>
            <SubHeading className={styles.subHeading}>What happens next</SubHeading>
            {reference && <ReplyLine at={replyAt} />}
            <ol className={styles.steps}>
              {thanks.steps.map(({ when, what }) => (
                <li key={when} className={styles.step}>
                  <p className={styles.when}>{when}</p>
                  <p className={styles.what}>{what}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
        {reference && reach && <ReachLine reach={reach} />}
        {thanks.signatory && <Signature signatory={thanks.signatory} />}
        {reference && (
          <p className={styles.keep} data-keep hidden>
            <button type="button" className={styles.keepButton} data-save>
              Save this
            </button>
            <button type="button" className={styles.keepButton} data-print>
              Print this
            </button>
          </p>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </PanelFrame>
  );
}

function Signature({ signatory }: { readonly signatory: Signatory }) {
  return (
    <div className={styles.signature}>
      <Picture picture={signatory.portrait} sizes="76px" className={styles.portrait} />
      <div>
        <p className={styles.name}>{signatory.name}</p>
        <p className={styles.role}>{signatory.role}</p>
      </div>
    </div>
  );
}
