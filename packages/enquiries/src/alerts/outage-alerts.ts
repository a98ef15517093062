import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';
import type { ActiveAlert, Alerts } from './alerts.ts';

/** What an operator reads of a studio that has not answered for as long as the site's content watch bears (`studioSilentAfter`). */
const silence: ActiveAlert = {
  topic: 'silence',
  message:
    'The studio has not answered for 5 minutes. Pages are shown as they were last read, and enquiries are taken as ever; what editors change does not show yet. Look at DATA_DIR/logs/studio.log. A studio that hangs is started again by itself after a minute; one whose database is away goes on once that answers.',
};

/**
 * Stands as an alert while the studio is silent, and is over when it answers, whatever was told of it before a restart.
 *
 * @returns a function that is told how it is, as often as it is looked at
 */
export function alertOfStudio(alerts: Pick<Alerts, 'activate' | 'resolve'>): (silent: boolean) => void {
  return (silent) => {
    if (silent) alerts.activate('studio', silence);
    else alerts.resolve('studio', silence.topic);
  };
}

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
