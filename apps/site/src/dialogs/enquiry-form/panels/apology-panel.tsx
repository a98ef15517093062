import { type FormConfig, type FormValues, fieldsOf } from '@sundowner/enquiries/forms/form';
import type { ComponentProps, ReactNode } from 'react';
import type { Picture } from '../../../content/fields/picture.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/link/link.tsx';
import { Lead } from '../../../ui/text/text.tsx';
import type { EnquiryState } from '../enquiry-state.ts';
import { shownValue } from '../field-values.ts';
import { clockTime } from '../sending-notice.ts';
import type { FailReason } from '../submission.ts';
import styles from './panel.module.css';
import { PanelFrame } from './panel-frame.tsx';

interface KeptValue {
  readonly label: string;
  readonly value: string;
}

interface ApologyPanelProps {
  readonly headingId: string;
  readonly headingLevel: 1 | 2;
  readonly place: 'dialog' | 'page';
  /** The concierge's mailbox, or `null` when it could not be read. */
  readonly mail: string | null;
  readonly picture: Picture | null;
  /** The visitor's own connection is the reason. */
  readonly offline: boolean;
  /** What was filled in and is still there. */
  readonly kept: readonly KeptValue[];
  /** When it was tried, "14:20" on the visitor's clock; `null` where that is not known. */
  readonly triedAt: string | null;
  /** What more there is to say of why it failed. */
  readonly reason?: string | null;
  /** Sends what was held without a line; given once the line is back. */
  readonly onSendNow?: (() => void) | undefined;
  /** "Try again": a button that returns to the form, or a link to it. */
  readonly action: ReactNode;
}

/** The apology of MOD-17, in the words it asks for, and what is kept. */
export function ApologyPanel(props: ApologyPanelProps) {
  const { headingId, headingLevel, place, mail, offline, kept, triedAt, picture, action } = props;
  const { reason = null, onSendNow } = props;
  const Heading = `h${headingLevel}` as const;
  const SubHeading = `h${headingLevel + 1}` as 'h2' | 'h3';
  return (
    <PanelFrame picture={picture} place={place} offline={offline}>
      <div className={styles.say}>
        <Heading id={headingId} className={styles.heading} tabIndex={-1}>
          Apologies
        </Heading>
        <Lead className={styles.lead}>
          {offline
            ? 'You seem to be offline, so your request could not be sent. Please try again once you are connected.'
            : apology(mail)}
        </Lead>
        {reason && !offline && <p className={styles.reason}>{reason}</p>}
      </div>
      <section className={styles.kept}>
        <SubHeading className={styles.subHeading}>Nothing is lost</SubHeading>
        <p className={styles.muted}>
          Everything you filled in is still here, and will be until you close this tab.
        </p>
        {kept.length > 0 && (
          <dl className={styles.keptList}>
            {kept.map(({ label, value }) => (
              <div key={label} className={styles.keptRow}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <div role="status">
        {onSendNow && (
          <div className={styles.held}>
            <p>You are connected again. What you filled in is ready to be sent.</p>
            <Button onClick={onSendNow}>Send it now</Button>
          </div>
        )}
      </div>
      <div className={styles.actions}>{action}</div>
      <p className={styles.hint}>
        {triedAt && `Tried at ${triedAt}. `}If you try again twice, we still receive it once.
      </p>
    </PanelFrame>
  );
}

function apology(mail: string | null): ReactNode {
  const here = <TextLink href="/contact-us">here</TextLink>;
  if (mail === null) {
    return <>We cannot submit your request at this moment. Please try again, or get in touch {here}.</>;
  }
  return (
    <>
      We cannot submit your request at this moment. Please try again, or contact us on{' '}
      <TextLink href={`mailto:${mail}`}>{mail}</TextLink> or get in touch {here}.
    </>
  );
}

/** Why a try failed, in a sentence beside the apology; `null` where there is no more to say. */
function reasonWords(reason: FailReason): string | null {
  switch (reason) {
    case 'timeout':
      return 'No answer came in time. Your request may have reached us all the same.';
    case 'connection':
      return 'The connection broke off on the way.';
    case 'unavailable':
      return 'We are not able to store requests just now, and expect to be again within minutes.';
    case 'too-large':
      return 'What you sent is more than we can take at once. Please shorten it, or write to us.';
    case 'ticket':
      return 'This form had been open for long. It is fresh again now: trying once more should do.';
    case 'offline':
    case 'server':
      return null;
  }
}

/** What a visitor filled in, by the labels she saw; hidden fields and the consent are left out. */
export function keptValues(
  config: FormConfig,
  values: Readonly<FormValues>,
  files: Readonly<Record<string, File>> = {},
) {
  return fieldsOf(config).flatMap((field) => {
    const { name, label, widget, choices = [] } = field;
    if (widget === 'hidden' || widget === 'consent') return [];
    const value = field.type === 'file' ? '' : shownValue(field, values);
    const named = (item: string) => choices.find((choice) => choice.value === item)?.label ?? item;
    const words = files[name]?.name ?? (Array.isArray(value) ? value.map(named).join(', ') : named(value));
    return words === '' ? [] : [{ label, value: words }];
  });
}

interface KeptRequestApologyProps
  extends Omit<ComponentProps<typeof ApologyPanel>, 'kept' | 'triedAt' | 'reason'> {
  /** The form that could not be sent, as it stands. */
  readonly request: {
    readonly config: FormConfig;
    readonly values: Readonly<FormValues>;
    readonly files: Readonly<Record<string, File>>;
    readonly failure: EnquiryState['failure'];
  };
}

/** The apology over a form: what that form holds, when it was tried and why it failed. */
export function KeptRequestApology({ request, ...apology }: KeptRequestApologyProps) {
  const { config, values, files, failure } = request;
  return (
    <ApologyPanel
      {...apology}
      kept={keptValues(config, values, files)}
      triedAt={failure && clockTime(failure.at)}
      reason={failure && reasonWords(failure.reason)}
    />
  );
}
