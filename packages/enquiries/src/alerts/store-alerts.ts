import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';
import type { Alerts } from './alerts.ts';

/** Tells a person when the store goes away, and that it is back; in force until then (KEEP-02). */
export function alertOfStore(
  store: Pick<Store, 'onCondition'>,
  alerts: Pick<Alerts, 'activate' | 'activateOnly' | 'resolve'>,
  log: Log,
): void {
  const active = new Set<string>();
  store.onCondition(({ state, words }) => {
    // Of a kind of its own, so that it is not held back with what follows the first alert.
    if (state === 'more') alerts.activateOnly('rescue', [{ topic: words, message: words }]);
    if (state === 'away') {
      active.add(words);
      // What it is now stands for itself; a store that was moved and is then found cut is told twice.
      alerts.activate('store', { topic: words, message: words });
    }
    if (state !== 'back') return;
    for (const topic of active) alerts.resolve('store', topic);
    active.clear();
    alerts.activateOnly('rescue', []);
    log.warn(words);
  });
}
