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
