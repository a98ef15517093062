import type { EnquiryDetail } from '@sundowner/desk-wire';
import { inboxActions } from '../address.ts';
import { channelWords, type TimelineEntry, timelineOf } from '../words/timeline.ts';
import { clockTimeWithSeconds, shortDay, wholeTime } from '../words/times.ts';
import { ActionForm } from './action-form.island.tsx';
import { ConfirmIsland } from './confirm.island.tsx';
import './delivery-timeline.css';

export interface DeliveryTimelineProps {
  readonly enquiry: EnquiryDetail;
  readonly back: string;
  readonly now: Date;
}

/** What became of the enquiry, step by step. The state of each step is in its words; the mark only repeats it. */
export function DeliveryTimeline({ enquiry, back, now }: DeliveryTimelineProps) {
  let day = shortDay(now.toISOString());
  return (
    <section>
      <h2 className="inbox-part">Delivery</h2>
      <ol className="inbox-timeline">
        {timelineOf(enquiry, now).map((entry) => {
          const itsDay = entry.at ? shortDay(entry.at) : day;
          const names = itsDay !== day;
          day = itsDay;
          return (
            <li key={entry.key} data-tone={entry.tone}>
              <EntryTime at={entry.at} withDay={names} />
              <div>
                <b>{entry.title}</b>
                {entry.lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <Resend entry={entry} enquiry={enquiry} back={back} />
              </div>
            </li>
          );
        })}
      </ol>
      {enquiry.state === 'accepted' && enquiry.attention === 'failed' && (
        <LeaveUnsent reference={enquiry.reference} back={back} />
      )}
    </section>
  );
}

/** For what cannot be delivered at all: a mistyped address, a mailbox that is gone. */
function LeaveUnsent({ reference, back }: { readonly reference: string; readonly back: string }) {
  return (
    <ConfirmIsland summary="Leave unsent" look="quiet">
      <p>Leave what failed unsent? The enquiry stays open, and leaves the Failed list.</p>
      <ActionForm
        action={`${inboxActions}/enquiries/${encodeURIComponent(reference)}/discard`}
        back={back}
        label="Yes, leave it"
        busyLabel="Saving"
        look="plain"
      />
    </ConfirmIsland>
  );
}

function EntryTime({ at, withDay }: { readonly at: string | null; readonly withDay: boolean }) {
  if (!at) return <span className="inbox-hidden">Not yet</span>;
  return (
    <time dateTime={at} title={`${wholeTime(at)}, South African time`}>
      {withDay && <span>{shortDay(at)} </span>}
      {clockTimeWithSeconds(at)}
    </time>
  );
}

interface ResendProps {
  readonly entry: TimelineEntry;
  readonly enquiry: EnquiryDetail;
  readonly back: string;
}

function Resend({ entry, enquiry, back }: ResendProps) {
  if (!entry.resend) return null;
  const { channel, offer } = entry.resend;
  const { noun, again } = channelWords(enquiry, channel);
  const of = `${inboxActions}/enquiries/${encodeURIComponent(enquiry.reference)}/deliveries/${encodeURIComponent(channel)}`;
  if (offer === 'send-again' && again !== null) {
    return (
      <ConfirmIsland summary={again} look="quiet">
        <p>It has arrived as far as we know. Send it again as a mail of its own?</p>
        <ActionForm
          action={`${of}/send-again`}
          back={back}
          label="Yes, send it"
          busyLabel="Sending"
          look="plain"
        />
      </ConfirmIsland>
    );
  }
  const what = <span className="inbox-hidden"> ({noun})</span>;
  const label = offer === 'try-again' ? 'Try again' : 'Try now';
  return (
    <ActionForm
      action={`${of}/resend`}
      back={back}
      label={label}
      detail={what}
      busyLabel="Sending"
      look="plain"
    />
  );
}
