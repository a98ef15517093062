import type { SearchAnswer, SearchGroup, SearchResult } from '../../content/search/findable.ts';
import { sentEnquiryLink } from '../../links/letter-link.ts';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import { PhraseHit } from '../../sections/fit/phrase-hit.tsx';
import { archiveWords } from '../../sections/picture-archives/picture-archives.tsx';
import { SearchForm } from '../../sections/search-form/search-form.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArrowLink, TextLink } from '../../ui/link/link.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { SearchPage } from './read-search-page.ts';
import { largeSizes, Result } from './result.tsx';
import { groupNames, resultsInWords, searchAddress } from './search-address.ts';
import styles from './search-view.module.css';
import { WaysOn } from './ways-on.tsx';

/** The picture of what answers best is the largest of the page. */
export function searchPreload(answer: SearchAnswer | null) {
  const picture = answer?.best[0]?.picture;
  return picture ? { picture, sizes: largeSizes } : null;
}

/** The site search: a question, what answers it best, and all else by kind. Works without scripts; the question stands in the address. */
export function SearchView(props: SearchPage) {
  const {
    answer,
    query,
    phrase,
    everyKind,
    ownEnquiry,
    archives,
    away,
    heading,
    lead,
    starts,
    waysOn,
    ...priced
  } = props;
  const asked = answer !== null && answer.query !== '' ? answer : null;
  return (
    <>
      <Wrap className={styles.head}>
        <h1 className={styles.heading}>{asked ? headingOf(asked) : heading}</h1>
        <SearchForm query={query} ready={query === ''} />
        <p className={styles.count} role="status">
          {away && 'The search cannot answer at the moment. Please try again shortly.'}
          {asked && wordsOf(asked)}
          {!away && !asked && lead}
        </p>
      </Wrap>
      <Wrap className={styles.results}>
        {ownEnquiry && (
          <ul className={styles.own}>
            <li>
              <ArrowLink href="/my-enquiry">See, change or withdraw an enquiry you sent</ArrowLink>
            </li>
            <li>
              <ArrowLink href={sentEnquiryLink('/search', ownEnquiry.reference)}>
                Add to an enquiry you sent
              </ArrowLink>
            </li>
          </ul>
        )}
        {archives.length > 0 && (
          <ul className={styles.own}>
            {archives.map(({ name, href, ...file }) => (
              <li key={href}>
                <ArrowLink href={href} type="application/zip" download="">
                  {`${name}: ${archiveWords(file)}`}
                </ArrowLink>
              </li>
            ))}
          </ul>
        )}
        {phrase && <PhraseHit phrase={phrase} shownIn={priced.money.choice.currency} everyKind={everyKind} />}
        {asked && asked.total > 0 && <Found answer={asked} {...priced} />}
        {asked?.total === 0 && <WaysOn {...waysOn} />}
        {!asked && starts.length > 0 && <Starts starts={starts} />}
      </Wrap>
    </>
  );
}

function headingOf({ query, total, within }: SearchAnswer): string {
  if (total === 0) return `Nothing found for “${query}”`;
  return within ? `${groupNames[within.group]}: ${query}` : `Search results for “${query}”`;
}

function wordsOf({ total, loose, corrections, within, counts }: SearchAnswer): string {
  if (total === 0)
    return 'We searched places to stay, rooms, experiences, offers, stories and travel information.';
  const shown = within ? (counts.find(({ group }) => group === within.group)?.total ?? 0) : total;
  const found = resultsInWords(shown);
  const meant = corrections.map(({ meant: word }) => `“${word}”`).join(' and ');
  const typed = corrections.map(({ typed: word }) => `“${word}”`).join(' and ');
  const corrected = meant ? ` We looked for ${meant}, since no page has ${typed}.` : '';
  if (loose) return `No page has all of these words. ${found} with some of them.${corrected}`;
  return `${found}.${corrected}`;
}

type Prices = Pick<SearchPage, 'prices' | 'money'>;

function Found({ answer, ...priced }: Prices & { readonly answer: SearchAnswer }) {
  const { query, best, groups, counts, within, total } = answer;
  return (
    <>
      {counts.length > 1 && (
        <nav aria-label="Kinds of result" className={styles.kinds}>
          <ul>
            <li>
              <a
                className={styles.kind}
                href={searchAddress(query)}
                aria-current={within ? undefined : 'page'}
              >
                All {total}
              </a>
            </li>
            {counts.map(({ group, total: own }) => (
              <li key={group}>
                <a
                  className={styles.kind}
                  href={searchAddress(query, group)}
                  aria-current={within?.group === group ? 'page' : undefined}
                >
                  {groupNames[group]} {own}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {priced.prices.size > 0 && (
        <div className={styles.currency} data-whole="">
          <CurrencySwitch {...priced.money} />
        </div>
      )}
      {best.length > 0 && (
        <section className={styles.best} aria-labelledby="results-best">
          <h2 className={styles.name} id="results-best">
            {best.length === 1 ? 'Best match' : 'Best matches'}
          </h2>
          <ul>
            {best.map((result, place) => (
              <Result key={result.href} result={result} {...priceOf(result, priced)} large={place === 0} />
            ))}
          </ul>
        </section>
      )}
      {groups.map((group, place) => (
        <Group key={group.group} group={group} answer={answer} folded={place > 0} {...priced} />
      ))}
    </>
  );
}

const priceOf = ({ href }: SearchResult, { prices, money }: Prices) => ({
  price: prices.get(href),
  shown: money.choice,
});

function Group({
  group: { group, total, results },
  answer: { query, within, counts },
  folded,
  ...priced
}: Prices & {
  readonly group: SearchGroup;
  readonly answer: SearchAnswer;
  /** On a phone its results wait behind its name. */
  readonly folded: boolean;
}) {
  const all = counts.find((each) => each.group === group)?.total ?? total;
  const more = within === null && total > results.length;
  const heading = (
    <h2 className={styles.name} id={`results-${group}`}>
      {groupNames[group]} <span className={styles.total}>{all > total ? `${total} more` : total}</span>
    </h2>
  );
  const list = (
    <div>
      <ul>
        {results.map((result) => (
          <Result key={result.href} result={result} {...priceOf(result, priced)} />
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <TextLink href={searchAddress(query, group)}>
            All {all} in {groupNames[group].toLowerCase()}
          </TextLink>
        </p>
      )}
      {within && (
        <div className={styles.more}>
          <Pager
            label={groupNames[group]}
            current={within.page}
            last={within.pages}
            href={(page) => searchAddress(query, group, page)}
          />
          <TextLink href={searchAddress(query)}>Everything for “{query}”</TextLink>
        </div>
      )}
    </div>
  );
  return (
    <section className={styles.group} aria-labelledby={`results-${group}`}>
      {folded ? (
        <Fold heading={heading} summary={results.length === 1 ? 'Show it' : `Show ${results.length}`}>
          {list}
        </Fold>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  );
}

/** Pages to begin with for someone who has not asked yet. */
const Starts = ({ starts }: Pick<SearchPage, 'starts'>) => (
  <div className={styles.elsewhere}>
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
