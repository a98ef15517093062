import type { Clock } from '../../clock.ts';
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
}
