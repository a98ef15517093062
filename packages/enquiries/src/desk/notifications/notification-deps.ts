import type { Collection } from '@sundowner/brand';
import { type Clock, minute, second } from '../../clock.ts';
import type { PersonMailer } from '../../delivery/channels/channel.ts';
import type { Log } from '../../log.ts';
import type { Store } from '../../store/database/port.ts';

/** What mails to people of the house are made with. */
export interface NotificationDeps {
  readonly store: Store;
  readonly mailer: PersonMailer;
  readonly clock: Clock;
  readonly log: Log;
  /** Where the desk stands in the studio, without a slash at its end. */
  readonly deskAddress: string;
  /** The house: its time zone, and the days nobody works. */
  readonly collection: () => Collection;
}

/** How long one mail to a person of the house may take. */
export const mailTime = 30 * second;
/** After a mail that could not be sent none is tried for so long: the mail server has said enough. */
export const restAfterFailure = 5 * minute;
