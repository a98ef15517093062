import { useEffect, useState } from 'react';
import { Button, Icon } from '../parts/controls.tsx';
import { useSession } from '../state/session-context.ts';
import { alertsHeading } from '../words/alerts.ts';

const name = 'sundowner-desk-alerts-seen';

/** Alerts that were put away in this tab, by their keys; a fault that begins anew is shown again. */
function readAway(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
  } catch {
    // Storage refused by the browser, or spoilt: everything is shown.
    return new Set();
  }
}

function keepAway(keys: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify([...keys]));
  } catch {
    // As above: what is put away comes back with the next page.
  }
}

/** What is wrong with the pipeline; it goes when the fault goes, and what is seen can be put away. On a phone all of it is one line. */
export function AlertBanners() {
  const { alerts } = useSession();
  // The server draws all of them: what was put away is known to the browser alone.
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState(false);
  useEffect(() => setAway(readAway()), []);
  const shown = alerts.filter(({ key }) => !away.has(key));
  if (shown.length === 0) return null;
  const putAway = (keys: readonly string[]) => {
    const next = new Set([...away, ...keys]);
    setAway(next);
    keepAway(next);
  };
  const urgent = shown.some((alert) => alert.urgent);
  return (
    <section aria-label="What is wrong with the enquiry desk">
      <div className="desk-banner desk-banner-folded desk-narrow" data-tone={urgent ? 'bad' : 'warning'}>
        <button type="button" aria-expanded={open} aria-controls="desk-alerts" onClick={() => setOpen(!open)}>
          <Icon name="warning" />
          <span>{alertsHeading(shown.length)}</span>
          <Icon name="down" />
        </button>
        <Button
          look="text"
          icon="close"
          aria-label="Put all of it away"
          onClick={() => putAway(shown.map(({ key }) => key))}
        />
      </div>
      <div id="desk-alerts" className="desk-alerts" data-open={open ? '' : undefined}>
        {shown.map(({ key, title, says, help, urgent: isUrgent }) => (
          <div key={key} className="desk-banner" data-tone={isUrgent ? 'bad' : 'warning'}>
            <Icon name="warning" />
            <p>
              <b>{title}.</b> {says} {help}
            </p>
            <Button look="text" onClick={() => putAway([key])}>
              Seen
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}
