import { addressWord, propertyOfKey } from '@sundowner/brand';
import { currentCollection } from '../places/collection-scope.ts';
import type { Vacancy } from './careers.ts';

/** What addresses name the filters of open posts by (CNT-21). */
export const vacancyFilterNames = ['place', 'contract'] as const;
type VacancyFilterName = (typeof vacancyFilterNames)[number];

/** Open posts as an address asks for them. */
export type VacancyListing = ReturnType<typeof listVacancies>;
export type VacancyFilter = VacancyListing['filters'][number];

const titles: Readonly<Record<VacancyFilterName, string>> = { place: 'Place', contract: 'Contract' };

/** How filters name a post: "The Delta", or "Offices" for one at no property; "Full time" of "Full time, twelve-hour shifts". */
const labelOf: Readonly<Record<VacancyFilterName, (vacancy: Vacancy) => string>> = {
  place: ({ property }) => propertyOfKey(property ?? '', currentCollection())?.shortName ?? 'Offices',
  contract: ({ contract }) => contract.split(/[,;(]/, 1)[0]?.trim() ?? '',
};

/** Places in the collection's order, the offices last; contracts as the posts come. */
const placeRank = (label: string) => {
  const { properties } = currentCollection();
  const rank = properties.findIndex(({ shortName }) => shortName === label);
  return rank < 0 ? properties.length : rank;
};

/**
 * The open posts that match every filter an address names; a filter with an option there is not is left aside (CNT-21).
 *
 * @param vacancies all that are open, in their order
 */
export function listVacancies(vacancies: readonly Vacancy[], asked: URLSearchParams) {
  const filters = vacancyFilterNames.flatMap((name) => {
    const labels = [...new Set(vacancies.map(labelOf[name]))].filter(Boolean);
    if (labels.length < 2) return [];
    if (name === 'place') labels.sort((a, b) => placeRank(a) - placeRank(b));
    const options = labels.map((label) => ({ value: addressWord(label), label }));
    const chosen = options.find(({ value }) => value === asked.get(name)) ?? null;
    return [{ name, title: titles[name], options, /** `null` for all. */ chosen: chosen?.value ?? null }];
  });
  return {
    /** Those with something to choose between. */
    filters,
    vacancies: vacancies.filter((vacancy) =>
      filters.every(({ name, chosen }) => chosen === null || addressWord(labelOf[name](vacancy)) === chosen),
    ),
    /** How many there are, whatever is chosen. */
    total: vacancies.length,
  };
}
