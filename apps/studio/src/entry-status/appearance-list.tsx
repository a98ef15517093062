import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Act, Appearance } from '../completeness/appearance.ts';
import type { ListSuggestion } from '../completeness/list-suggestions.ts';
import type { Lonely } from '../completeness/where-shown.ts';
import { useFieldOpener } from '../preview/open-field.ts';
import type { CompletenessAsking } from './use-completeness.ts';

/** The heading of the places; the panel stands once on a page. */
const appearancesId = 'entry-appearances';

type Adding = Pick<CompletenessAsking, 'add'>;
type Acting = Pick<CompletenessAsking, 'add' | 'begin'>;

interface PressProps {
  /** What the place is called. */
  readonly named: string;
  readonly words: string;
  /** @returns `null`, or why it was not done */
  work(): Promise<string | null>;
}

/**
 * The button goes when it has done its work, and takes the focus with it: that goes to the way to the list, or, where its whole notice has
 * gone, to the places where the entry appears now. Nobody who has gone on meanwhile is called back.
 */
function focusAfter(line: HTMLLIElement): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const next = line.isConnected ? line.querySelector('a') : document.getElementById(appearancesId);
  next?.focus();
}

/** Does one thing at one press, and says here what went wrong. */
function Press({ named, words, work }: PressProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  /** Where it was pressed, unless that came to nothing. */
  const pressedIn = useRef<HTMLLIElement>(null);
  // With a frame of the browser it might still stand there: on a busy machine React draws what the answer changed some frames later.
  useEffect(
    () => () => {
      if (pressedIn.current) focusAfter(pressedIn.current);
    },
    [],
  );
  const press = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) return;
    pressedIn.current = currentTarget.closest('li');
    setIsBusy(true);
    const said = await work();
    if (said !== null) pressedIn.current = null;
    setFault(said);
    setIsBusy(false);
  };
  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={press}>
        {isBusy ? 'One moment…' : words}
        <span className="studio-hidden">: {named}</span>
      </button>
      {fault !== null && (
        <strong className="missing-fault" role="alert">
          {fault}
        </strong>
      )}
    </>
  );
}

function Way({ act, named, add, begin }: Acting & { readonly act: Act; readonly named: string }) {
  const open = useFieldOpener();
  if ('add' in act) return <Press named={named} words={act.words} work={() => add(act.add)} />;
  if ('begins' in act) return <Press named={named} words={act.words} work={() => begin(act.begins)} />;
  const words = (
    <>
      {act.words}
      <span className="studio-hidden">: {named}</span>
    </>
  );
  if ('field' in act)
    return (
      <button type="button" onClick={() => open(act.field)}>
        {words}
      </button>
    );
  return act.href.startsWith('/') ? (
    <a href={act.href}>{words}</a>
  ) : (
    <a href={act.href} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}

interface AppearanceListProps extends Acting {
  readonly appearances: readonly Appearance[];
}

/** Where visitors meet the entry, and where they do not and why. */
export function AppearanceList({ appearances, add, begin }: AppearanceListProps) {
  if (appearances.length === 0) return null;
  return (
    <section className="entry-status" aria-labelledby={appearancesId}>
      <h2 id={appearancesId} tabIndex={-1}>
        Where it appears
      </h2>
      <ul className="appearance-lines">
        {[...appearances.entries()].map(([at, { place, stands, why, act }]) => (
          <li key={`${at} ${place}`} data-stands={stands}>
            <div>
              <b>{place}</b>
              <small>
                {stands === 'yes' ? <span className="studio-hidden">Yes: </span> : 'No: '}
                {why}
              </small>
            </div>
            {act && <Way act={act} named={place} add={add} begin={begin} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ at, stands, published, full, of }: ListSuggestion): string {
  if (stands === 'saved') return 'in a draft of it. Open and publish that: it leads here then.';
  if (full) return `takes no more than ${of}.`;
  const words = `it would be no. ${at}; moved by hand later.`;
  return published ? words : `${words} It is not published itself.`;
}

/** What visitors meet of an entry that nothing leads to. */
const lonelyWords = (hindered: string) =>
  hindered === ''
    ? 'Visitors find it by search alone.'
    : `Its page is not on the site yet either: ${hindered}.`;

interface LonelyNoticeProps extends Adding {
  readonly lonely: Lonely;
  readonly title: string;
  /** Whether it was published a moment ago: then the notice comes into view, wherever the editor looks. */
  readonly fresh: boolean;
}

/** Published, and nothing leads there: what could, the likeliest first, each at one press. */
export function LonelyNotice({ lonely: { hindered, offers }, title, fresh, add }: LonelyNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fresh) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [fresh]);
  return (
    <section ref={notice} className="entry-status entry-lonely" aria-label="Nothing leads to it">
      <p role="status">
        <strong>Nothing leads to {title || 'it'} yet.</strong> {lonelyWords(hindered)}
      </p>
      {offers.length === 0 ? (
        <p>There is no entry yet that could lead to it. Write its property first, and choose it here.</p>
      ) : (
        <>
          <p>Put it into:</p>
          <ul className="appearance-lines">
            {offers.map(({ from, id, field, place, href, stands, full, ...each }) => (
              <li key={`${from}:${id}:${field}`} data-stands={stands === 'no' ? 'no' : 'yes'}>
                <div>
                  <b>
                    <a href={href}>{place}</a>
                  </b>
                  <small>{wordsOf({ from, id, field, place, stands, full, ...each })}</small>
                </div>
                {stands === 'no' && !full && (
                  <Press named={place} words="Add it there" work={() => add({ from, id, field })} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
