import type { FindableGroup, Passage, SearchAnswer, SearchGroup } from '../../content/model/findable.ts';
import { SearchForm } from '../../sections/search-form/search-form.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './search-view.module.css';

interface SearchViewProps {
  /** `null` before anything was asked, and while the search cannot answer. */
  readonly answer: SearchAnswer | null;
  /** The question, as it stands in the field. */
  readonly query: string;
  /** Something was asked and content cannot be read at all. */
  readonly away: boolean;
  /** Pages to begin with, all of them built. */
  readonly starts: readonly { readonly name: string; readonly href: string }[];
}

const names: Readonly<Record<FindableGroup, string>> = {
  places: 'Places to stay',
  experiences: 'Experiences',
  journeys: 'Journeys',
  stories: 'Stories',
  pages: 'Pages',
};

const address = (query: string, group?: FindableGroup, page = 1): string => {
  const parameters = new URLSearchParams({ q: query });
  if (group) parameters.set('in', group);
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters}`;
};

const counted = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/** The site search: a question, and what answers it by kind. Works without scripts; the question stands in the address. */
export function SearchView({ answer, query, away, starts }: SearchViewProps) {
  const found = (answer?.total ?? 0) > 0;
  return (
    <>
      <Wrap className={styles.head}>
        <h1 className={styles.heading}>{headingOf(answer)}</h1>
        <SearchForm query={query} />
        <p className={styles.count} role="status">
          {wordsOf(answer, away)}
        </p>
      </Wrap>
      <Wrap className={styles.results}>
        {answer?.groups.map((group) => (
          <Results key={group.group} group={group} answer={answer} />
        ))}
        {!found && <Elsewhere suggestions={answer?.suggestions ?? []} starts={starts} />}
      </Wrap>
    </>
  );
}

function headingOf(answer: SearchAnswer | null): string {
  if (!answer || answer.query === '') return 'Search';
  return answer.within ? `${names[answer.within.group]}: ${answer.query}` : `“${answer.query}”`;
}

function wordsOf(answer: SearchAnswer | null, away: boolean): string {
  if (away) return 'The search cannot answer at the moment. Please try again shortly.';
  if (!answer || answer.query === '') return 'Lodges, rooms, experiences, journeys, stories.';
  if (answer.total === 0) return `Nothing here matches “${answer.query}”.`;
  if (answer.loose) return `No page has all of these words. ${counted(answer.total)} with some of them.`;
  return `${counted(answer.total)}.`;
}

function Results({
  group: { group, total, results },
  answer,
}: {
  readonly group: SearchGroup;
  readonly answer: SearchAnswer;
}) {
  const { query, within } = answer;
  const more = within === null && total > results.length;
  return (
    <section className={styles.group} aria-labelledby={`results-${group}`}>
      <h2 className={styles.name} id={`results-${group}`}>
        {names[group]} <span className={styles.total}>{total}</span>
      </h2>
      <div>
        <ul>
          {results.map(({ href, kind, title, excerpt }) => (
            <li key={`${href} ${textOf(title)}`} className={styles.result}>
              {kind !== 'Page' && <p className={styles.kind}>{kind}</p>}
              <h3 className={styles.title}>
                <a className={styles.link} href={href}>
                  <Marked passages={title} />
                </a>
              </h3>
              <p className={styles.excerpt}>
                <Marked passages={excerpt} />
              </p>
            </li>
          ))}
        </ul>
        {more && (
          <p className={styles.more}>
            <TextLink href={address(query, group)}>
              All {total} in {names[group].toLowerCase()}
            </TextLink>
          </p>
        )}
        {within && (
          <div className={styles.more}>
            <Pager
              label={names[group]}
              current={within.page}
              last={within.pages}
              href={(page) => address(query, group, page)}
            />
            <TextLink href={address(query)}>Everything for “{query}”</TextLink>
          </div>
        )}
      </div>
    </section>
  );
}

const textOf = (passages: readonly Passage[]): string => passages.map(({ text }) => text).join('');

function Marked({ passages }: { readonly passages: readonly Passage[] }) {
  let at = 0;
  return passages.map(({ text, hit }) => {
    const key = at;
    at += text.length;
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

/** Ways on for someone who has found nothing, or has not asked yet. */
function Elsewhere({
  suggestions,
  starts,
}: {
  readonly suggestions: readonly string[];
  readonly starts: SearchViewProps['starts'];
}) {
  return (
    <div className={styles.elsewhere}>
      {suggestions.length > 0 && (
        <>
          <h2 className={styles.name}>Did you mean?</h2>
          <ul className={styles.starts}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <a className={styles.start} href={address(suggestion)}>
                  {suggestion}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={styles.name}>Good places to start</h2>
      <ul className={styles.starts}>
        {starts.map(({ name, href }) => (
          <li key={href}>
            <a className={styles.start} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
