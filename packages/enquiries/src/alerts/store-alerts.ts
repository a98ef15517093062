import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';
import type { Alerts } from './alerts.ts';

/** Tells a person when the store goes away, and that it is back; in force until then (KEEP-02). */
export function alertOfStore(
  store: Pick<Store, 'onCondition'>,
  alerts: Pick<Alerts, 'stand' | 'standExactly' | 'over'>,
  log: Log,
): void {
  const standing = new Set<string>();
  store.onCondition(({ state, words }) => {
    // Of a kind of its own, so that it is not held back with what follows the first alert.
    if (state === 'more') alerts.standExactly('rescue', [{ topic: words, message: words }]);
    if (state === 'away') {
      standing.add(words);
      // What it is now stands for itself; a store that was moved and is then found cut is told twice.
      alerts.stand('store', { topic: words, message: words });
    }
    if (state !== 'back') return;
    for (const topic of standing) alerts.over('store', topic);
    standing.clear();
    alerts.standExactly('rescue', []);
    log.warn(words);
  });
}
