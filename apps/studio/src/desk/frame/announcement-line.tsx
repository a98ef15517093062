import { useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { useSession } from '../state/session-context.ts';
import { useValue } from '../state/value.ts';

/** What only says something goes by itself; what can be undone stays until it is sent away. */
const shownFor = 10_000;

/** The line at the foot: what was done last, and its undo. Heard by screen readers as it fills. */
export function AnnouncementLine() {
  const { say, values } = useSession();
  const announcement = useValue(values.announcement);
  const [left, setLeft] = useState<number | null>(null);
  const until = announcement?.undo?.until ?? null;
  useEffect(() => {
    if (!announcement) return;
    if (until !== null) {
      const count = () => {
        const seconds = Math.ceil((until - Date.now()) / 1000);
        setLeft(Math.max(0, seconds));
        if (seconds <= 0) say('Your answer is on its way.');
      };
      count();
      const timer = setInterval(count, 500);
      return () => clearInterval(timer);
    }
    setLeft(null);
    if (announcement.undo || announcement.tone === 'problem') return;
    const timer = setTimeout(() => say(null), shownFor);
    return () => clearTimeout(timer);
  }, [announcement, until, say]);
  return (
    <>
      <p className="desk-hidden" role="status">
        {announcement?.text}
      </p>
      {announcement && (
        <div className="desk-said" data-tone={announcement.tone}>
          <p aria-hidden="true">
            {announcement.text}
            {left !== null && ` ${left} s`}
          </p>
          {announcement.undo && (
            <Button hint="Z" onClick={announcement.undo.run}>
              {announcement.undo.words ?? 'Undo'}
            </Button>
          )}
          <Button aria-label="Dismiss" icon="close" onClick={() => say(null)} />
        </div>
      )}
    </>
  );
}
