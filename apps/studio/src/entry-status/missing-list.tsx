import { useState } from 'react';
import type { MissingContent } from '../completeness/missing-content.ts';
import { canBegin } from '../completeness/new-entry-defaults.ts';
import { useFieldOpener } from '../preview/open-field.ts';
import { TabCounts } from './tab-counts.tsx';
import type { CompletenessAsking } from './use-completeness.ts';

interface MissingListProps {
  readonly missing: readonly MissingContent[];
  /** Left out for an entry that has not been saved: nothing can belong to it yet. */
  readonly begin?: CompletenessAsking['begin'] | undefined;
}

interface LineProps extends Pick<MissingListProps, 'begin'> {
  readonly line: MissingContent;
}

/** The way to where it is filled in: a field of this form, another entry, or one that is begun for it. */
function Way({ line: { name, tab, field, href, begins }, begin }: LineProps) {
  const open = useFieldOpener();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (begins !== null && begin && canBegin(begins)) {
    const press = async () => {
      if (isBusy) return;
      setIsBusy(true);
      setFault(await begin(begins));
      setIsBusy(false);
    };
    return (
      <>
        <button type="button" className="missing-way" aria-disabled={isBusy} onClick={press}>
          <b>{name}</b>
          <span>{isBusy ? 'beginning…' : 'a new entry'}</span>
        </button>
        {fault !== null && (
          <strong className="missing-fault" role="alert">
            {fault}
          </strong>
        )}
      </>
    );
  }
  if (href !== null)
    return (
      <a className="missing-way" href={href}>
        <b>{name}</b>
        <span>{begins === null ? 'another entry' : 'a new entry'}</span>
      </a>
    );
  return (
    <button type="button" className="missing-way" onClick={() => field && open(field)}>
      <b>{name}</b>
      {tab !== '' && <span>{tab}</span>}
    </button>
  );
}

function Lines({ missing, begin }: MissingListProps) {
  return (
    <ul className="missing-lines">
      {missing.map((line) => (
        <li key={line.key}>
          <Way line={line} begin={begin} />
          {line.says !== '' && <small>{line.says}</small>}
        </li>
      ))}
    </ul>
  );
}

const counted = (count: number) => (count === 1 ? 'One thing is' : `${count} things are`);

function summary(needed: number, better: number): string {
  if (needed > 0) return `${counted(needed)} needed before it can be published.`;
  return better > 0
    ? 'Nothing that is needed. It can be published.'
    : 'Nothing. Every part of its page is there.';
}

/** What the entry's pages lack as the form stands now; each line leads to the field or the entry that fills it. */
export function MissingList({ missing, begin }: MissingListProps) {
  const needed = missing.filter((each) => each.needed);
  const better = missing.filter((each) => !each.needed);
  return (
    <section className="entry-status" aria-labelledby="missing-heading">
      <h2 id="missing-heading">
        What is missing <span className="missing-count">{missing.length}</span>
      </h2>
      <TabCounts missing={missing} />
      {/* While somebody types, a number is enough. */}
      <p className="studio-hidden" role="status">
        Missing: {missing.length}
      </p>
      <p>{summary(needed.length, better.length)}</p>
      {needed.length > 0 && (
        <>
          <h3 className="missing-needed">Needed before it can be published</h3>
          <Lines missing={needed} begin={begin} />
        </>
      )}
      {better.length > 0 && (
        <>
          <h3>Better with</h3>
          <Lines missing={better} begin={begin} />
        </>
      )}
    </section>
  );
}
