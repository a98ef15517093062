import type { NotificationKind } from '@sundowner/desk-wire/work';
import type { Notice } from '../../delivery/channels/channel.ts';

export interface NotificationLine {
  readonly kind: NotificationKind;
  readonly reference: string;
}

const sentences: Readonly<Record<NotificationKind, string>> = {
  given: 'this enquiry was given to you',
  'taken-over': 'a colleague took this enquiry over from you',
  mention: 'a note mentions you',
  'traveller-wrote': 'the traveller wrote',
  stopped: 'your answer was not sent, because somebody had answered; its text is kept',
  refused: 'your answer was refused, and nobody has received it',
  unclear: 'your answer may have arrived, and nobody knows; say at the desk whether it goes out once more',
  'due-soon': 'the first answer is due within half an hour',
};

/** Lines one mail shows; the desk has the rest. */
const longest = 40;

/** What happened while somebody was away from the desk: references, and nothing of a traveller's. */
export function notificationText(notifications: readonly NotificationLine[], deskAddress: string): Notice {
  const [first] = notifications;
  const lines = notifications
    .slice(0, longest)
    .flatMap(({ kind, reference }) => [
      `${reference}: ${sentences[kind]}.`,
      `${deskAddress}/${reference}`,
      '',
    ]);
  const more = notifications.length - longest;
  return {
    subject:
      first && notifications.length === 1
        ? `${first.reference}: ${sentences[first.kind].split(',')[0]}`
        : `${notifications.length} things for you at the enquiry desk`,
    lines: [
      ...lines,
      ...(more > 0 ? [`And ${more} more at the desk.`, ''] : []),
      'You are told by email of what happens while you are away from the desk. You can switch it off there, under your name.',
    ],
  };
}
