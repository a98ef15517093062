import type { Lack } from '../completeness/lacks.ts';
import { useFieldOpener } from '../preview/open-field.ts';

interface LinesProps {
  readonly lacks: readonly Lack[];
}

function Lines({ lacks }: LinesProps) {
  const open = useFieldOpener();
  return (
    <ul className="missing-lines">
      {lacks.map(({ key, name, says, tab, field, href }) => (
        <li key={key}>
          {href === null ? (
            <button type="button" className="missing-way" onClick={() => field && open(field)}>
              <b>{name}</b>
              {tab !== '' && <span>{tab}</span>}
            </button>
          ) : (
            <a className="missing-way" href={href}>
              <b>{name}</b>
              <span>another entry</span>
            </a>
          )}
          {says !== '' && <small>{says}</small>}
        </li>
      ))}
    </ul>
  );
}

const counted = (count: number) => (count === 1 ? 'One thing is' : `${count} things are`);

function summary(needed: number, better: number): string {
  if (needed > 0) return `${counted(needed)} needed before it can be published.`;
  return better > 0 ? 'Nothing that is needed. It can be published.' : 'Nothing. Every part of its page is there.';
}

/** What the entry's pages lack as the form stands now; each line leads to the field or the entry that fills it. */
export function MissingList({ lacks }: LinesProps) {
  const needed = lacks.filter((each) => each.needed);
  const better = lacks.filter((each) => !each.needed);
  return (
    <section className="entry-status" aria-labelledby="missing-heading">
      <h4 id="missing-heading">
        What is missing <span className="missing-count">{lacks.length}</span>
      </h4>
      {/* While somebody types, a number is enough. */}
      <p className="studio-hidden" role="status">
        Missing: {lacks.length}
      </p>
      <p>{summary(needed.length, better.length)}</p>
      {needed.length > 0 && (
        <>
          <h5 className="missing-needed">Needed before it can be published</h5>
          <Lines lacks={needed} />
        </>
      )}
      {better.length > 0 && (
        <>
          <h5>Better with</h5>
          <Lines lacks={better} />
        </>
      )}
    </section>
  );
}
