import type { Alerts } from '../alerts/alerts.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';
import { catchUpLedger } from '../store/erasure-ledger.ts';

interface Replay {
  readonly store: Store;
  readonly file: string;
  readonly key: Buffer;
  readonly months: number;
  readonly now: number;
  readonly alerts: Pick<Alerts, 'raise'>;
  readonly log: Pick<Log, 'warn'>;
}

/** A store put back by other means than ours must not send or show anybody who was erased since. Never throws. */
export async function replayLedger({ store, file, alerts, log, ...replaying }: Replay): Promise<void> {
  try {
    const again = await catchUpLedger(store, file, replaying);
    if (again.asked + again.ended > 0)
      log.warn(again, 'enquiries erased since the store was copied were erased again');
  } catch {
    alerts.raise('store', 'The erasure ledger could not be replayed at the start.');
  }
}
