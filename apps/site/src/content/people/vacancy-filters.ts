import type { Vacancy } from './careers.ts';

/** What addresses name the filters of open posts by (CNT-21). */
export const vacancyFilterNames = ['place', 'contract'] as const;
export type VacancyFilterName = (typeof vacancyFilterNames)[number];

export interface VacancyFilter {
  readonly name: VacancyFilterName;
  /** "Place". */
  readonly title: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Value of the option chosen; `null` for all. */
  readonly chosen: string | null;
}

/** Open posts as an address asks for them. */
export interface VacancyListing {
  /** Those with something to choose between. */
  readonly filters: readonly VacancyFilter[];
  /** Those that match. */
  readonly vacancies: readonly Vacancy[];
  /** How many there are, whatever is chosen. */
  readonly total: number;
}
