import type { EntryStatus } from './entry-status.ts';

interface ScheduledTimesProps {
  readonly jobs: EntryStatus['scheduled'];
  remove(job: number): void;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What is set for an entry, and what could not be done and why. */
export function ScheduledTimes({ jobs, remove }: ScheduledTimesProps) {
  if (jobs.length === 0) return null;
  return (
    <>
      <h4>Set for later</h4>
      <ul className="entry-standing-jobs">
        {jobs.map(({ id, type, at, failure }) => (
          <li key={id}>
            <span>
              {type === 'publish' ? 'Publish' : 'Unpublish'} on{' '}
              <time dateTime={at}>{moment.format(new Date(at))}</time>
            </span>
            {failure && <strong role="alert">This was not done: {failure}</strong>}
            <button type="button" onClick={() => remove(id)}>
              {failure ? 'Put this message away' : 'Take it back'}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
