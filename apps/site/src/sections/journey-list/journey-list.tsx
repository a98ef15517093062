import type { PackageCard } from '../../content/journey/journey.ts';
import type { JourneyFilter, JourneyListing } from '../../content/journey/journey-listing.ts';
import { installation } from '../../installation/installation.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { evenColumns } from '../../ui/even-columns.ts';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { JourneyCard } from '../../ui/journey-card/journey-card.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { CurrencySwitch } from '../currency-switch/currency-switch.tsx';
import { currencyHref, type PageMoney } from '../currency-switch/page-money.ts';
import { JourneyCost } from '../journeys/journey-cost.tsx';
import { nightsInWords } from '../journeys/journey-words.ts';
import { budgetInWords } from './budget-in-words.ts';
import styles from './journey-list.module.css';

interface JourneyFiltersProps {
  readonly path: string;
  readonly filters: readonly JourneyFilter[];
  /** What prices are shown in: without scripts the form keeps it. */
  readonly shown: PageMoney['choice'];
}

/** One list to choose from for each filter. */
function JourneyFilters({ path, filters, shown: { currency, rates } }: JourneyFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <form
      className={styles.filters}
      action={`${path}#journeys`}
      method="get"
      aria-label="Filter the journeys"
      autoComplete="off"
    >
      {currency !== installation().baseCurrency && <input type="hidden" name="currency" value={currency} />}
      {filters.map(({ name, title, options, chosen }) => (
        <FilterSelect
          key={name}
          id={`filter-${name}`}
          name={name}
          label={name === 'budget' ? 'Budget per person' : title}
          none="Any"
          options={
            name === 'budget'
              ? options.map(({ value, label }) => ({ value, label: budgetInWords(label, rates) }))
              : options
          }
          chosen={chosen ?? ''}
        />
      ))}
      <Button type="submit" tone="ghost" className={styles.show}>
        Show journeys
      </Button>
    </form>
  );
}

interface JourneyListProps {
  readonly listing: JourneyListing;
  /** Of the page. */
  readonly money: PageMoney;
  /** So many stand open; the rest opens below them. */
  readonly most: number;
  /** Stands at the head of its page, which is judged by the first card. */
  readonly firstAhead?: boolean;
}

const noQuery = new URLSearchParams();

/** Journeys with filters whose state is in the address: a plain form, and a script that shows each choice at once (CNT-17). */
export function JourneyList({ listing, most, money, firstAhead = false }: JourneyListProps) {
  const { path } = money;
  const { currency } = money.choice;
  const { filters, journeys } = listing;
  const chosen = filters.flatMap(({ name, options, chosen: value }) => {
    const label = options.find((option) => option.value === value)?.label;
    return value && label ? [{ name, value, label }] : [];
  });
  const without = (name: string) => {
    const query = new URLSearchParams(
      chosen.filter((each) => each.name !== name).map((each) => [each.name, each.value]),
    );
    return `${currencyHref(path, query, currency)}#journeys`;
  };
  /** The currencies lead to the list as it is filtered. */
  const asked = new URLSearchParams(chosen.map(({ name, value }) => [name, value]));
  const rest = journeys.slice(most);
  const hasAny = journeys.length > 0 || chosen.length > 0;
  const form = isLinkable('/enquire/travel-africa') ? 'travel-africa' : 'email';
  return (
    <div id="journeys" className={styles.list} data-by-hand="list" data-filtered-list={path}>
      {hasAny && <JourneyFilters path={path} filters={filters} shown={money.choice} />}
      <div className={styles.state}>
        <p role="status" id="journey-count">
          {hasAny ? countInWords(journeys.length) : 'No journeys yet.'}
        </p>
        <div className={styles.chosen} id="journeys-chosen" data-refresh="">
          {chosen.map(({ name, label }) => (
            <Tag key={name} name={label} removeHref={without(name)} />
          ))}
          {chosen.length > 1 && (
            <TextLink href={`${currencyHref(path, noQuery, currency)}#journeys`}>Clear all</TextLink>
          )}
        </div>
        {journeys.some(({ priceFrom }) => priceFrom) && (
          <div className={styles.currency}>
            <CurrencySwitch {...money} query={asked} />
          </div>
        )}
      </div>
      <div id="journeys-listed" data-refresh="">
        <JourneyCards
          journeys={journeys.slice(0, most)}
          shown={money.choice}
          firstAhead={firstAhead}
          hasMore={rest.length > 0}
        />
        {rest.length > 0 && (
          <Disclosure
            className={styles.rest}
            summary={<span className={styles.more}>Show {rest.length} more</span>}
          >
            <JourneyCards journeys={rest} shown={money.choice} hasMore />
          </Disclosure>
        )}
        {journeys.length === 0 && (
          <p className={styles.nothing}>
            {hasAny && 'Take one of your choices away, or '}
            <TextLink {...dialogLink(form, path)}>{hasAny ? 'enquire' : 'Enquire'}</TextLink> about a journey{' '}
            {hasAny ? 'that has all of them' : 'of your own'}: most of those we plan are on no list.
          </p>
        )}
      </div>
    </div>
  );
}

function countInWords(count: number): string {
  if (count === 0) return 'No journey matches all of your choices.';
  return count === 1 ? '1 journey' : `${count} journeys`;
}

interface JourneyCardsProps {
  readonly journeys: readonly PackageCard[];
  /** What prices are shown in. */
  readonly shown: PageMoney['choice'];
  /** A phone shows two: a link beside them leads to the others. */
  readonly fewOnPhones?: boolean;
  /** The first of them is what the page is judged by; the layout preloads its picture with `journeyCardSizes`. */
  readonly firstAhead?: boolean;
  /** They are a part of a list whose others are folded: all of it has the same columns. */
  readonly hasMore?: boolean;
}

/** `sizes` of a card's plate. */
export const journeyCardSizes = '(min-width: 1121px) 31vw, (min-width: 833px) 46vw, 94vw';

/** Journeys as cards: nights, name, stops, price and season. */
export function JourneyCards({
  journeys,
  shown,
  fewOnPhones = false,
  firstAhead = false,
  hasMore = false,
}: JourneyCardsProps) {
  return (
    <ul
      className={classNames(styles.journeys, fewOnPhones && styles.few, hasMore && styles.folded)}
      {...(hasMore ? {} : evenColumns(journeys.filter(({ picture }) => picture).length))}
    >
      {journeys.flatMap((journey, place) => {
        const { href, title, nights, stops, season, picture, comingSoon, priceFrom } = journey;
        if (!picture) return [];
        return (
          <li key={href} className={styles.item}>
            <JourneyCard
              label={comingSoon ? `${nightsInWords(nights)}, not bookable yet` : nightsInWords(nights)}
              title={title}
              href={isLinkable(href) ? href : null}
              stops={stops.map((stop) => ({ name: stop.name, detail: nightsInWords(stop.nights) }))}
              price={priceFrom && <JourneyCost price={priceFrom} shown={shown} />}
              note={season}
              picture={picture}
              sizes={journeyCardSizes}
              priority={firstAhead && place === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}
