import { dayInWords } from '@sundowner/calendar/words';
import type { RichText as RichTextContent } from '../../content/fields/rich-text.ts';
import type { Vacancy } from '../../content/people/careers.ts';
import type { VacancyFilter, VacancyListing } from '../../content/people/vacancy-listing.ts';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { FilterChips } from '../../ui/filter-chips/filter-chips.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './careers-view.module.css';
import { VacancyWords } from './vacancy-words.tsx';

const path = '/careers';
const all: Readonly<Record<VacancyFilter['name'], string>> = {
  place: 'Everywhere',
  contract: 'Any contract',
};

interface VacanciesProps {
  readonly listing: VacancyListing;
  readonly howToApply: RichTextContent;
  /** Words when no post is open. */
  readonly closing: string;
}

/** The open posts: filters whose state is in the address, and rows that open in place. */
export function Vacancies({ listing, howToApply, closing }: VacanciesProps) {
  const { filters, vacancies, total } = listing;
  return (
    <Band id="vacancies" aria-labelledby="vacancies-heading" className={styles.section}>
      <div className={styles.vacanciesHead}>
        <h2 id="vacancies-heading">Vacancies</h2>
        {howToApply.length > 0 && <RichText body={howToApply} firstLevel={3} />}
      </div>
      <div data-by-hand="list" data-filtered-list={path}>
        <div id="vacancy-filters" className={styles.filters} data-refresh="">
          {filters.map((filter) => (
            <div key={filter.name}>
              <p aria-hidden="true" className={styles.filter}>
                {filter.title}
              </p>
              <FilterChips label={filter.title} chips={chipsOf(filter, filters)} />
            </div>
          ))}
        </div>
        <p role="status" id="vacancy-count" className={styles.count}>
          {countInWords(vacancies.length, total)}
        </p>
        <div id="vacancies-listed" data-refresh="">
          <ul>
            {vacancies.map((vacancy) => (
              <li key={vacancy.slug} className={styles.item}>
                <VacancyRow vacancy={vacancy} />
              </li>
            ))}
          </ul>
          {vacancies.length === 0 && total > 0 && (
            <p className={styles.nothing}>
              Take one of your choices away, or see{' '}
              <TextLink href={`${path}#vacancies`}>all vacancies</TextLink>.
            </p>
          )}
        </div>
      </div>
      <div className={styles.close}>
        {total === 0 && <p>{closing}</p>}
        <ButtonLink tone="ghost" href={`/enquire/careers?from=${path}`}>
          Apply without a vacancy
        </ButtonLink>
      </div>
    </Band>
  );
}

/** A filter's options as links, each of which keeps what the other filters say. */
function chipsOf(filter: VacancyFilter, filters: readonly VacancyFilter[]) {
  const href = (value: string | null) => {
    const query = new URLSearchParams();
    for (const { name, chosen } of filters) {
      const wanted = name === filter.name ? value : chosen;
      if (wanted) query.set(name, wanted);
    }
    return query.size > 0 ? `${path}?${query}#vacancies` : `${path}#vacancies`;
  };
  const { name, options, chosen } = filter;
  return [{ value: null, label: all[name] }, ...options].map(({ value, label }) => ({
    label,
    href: href(value),
    chosen: value === chosen,
  }));
}

function countInWords(count: number, total: number): string {
  if (total === 0) return 'No post is open at the moment.';
  if (count === 0) return 'No vacancy matches your choices.';
  return count === 1 ? '1 vacancy' : `${count} vacancies`;
}

/** One open post: its facts in a row, and the rest of it under them, with the way to apply and to its own page. */
function VacancyRow({ vacancy }: { readonly vacancy: Vacancy }) {
  const { slug, title, place, contract, living, closes, lead } = vacancy;
  const facts = [
    place,
    contract,
    living,
    closes ? `Closes ${dayInWords(closes)}` : 'Open until it is filled',
  ];
  return (
    <Disclosure
      className={styles.row}
      summary={
        <>
          <h3 className={styles.title}>{title}</h3>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </>
      }
    >
      {/* Inside, so that an address that ends in it opens the row. */}
      <div id={slug} className={styles.more}>
        <p className={styles.vacancyRowLead}>{lead}</p>
        <VacancyWords vacancy={vacancy} headingLevel={4} from={path} />
        <TextLink href={`${path}/${slug}`}>
          Open the page<VisuallyHidden> for {title}</VisuallyHidden>
        </TextLink>
      </div>
    </Disclosure>
  );
}
