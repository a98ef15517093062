import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { ArrowLink, TextLink } from '../../ui/link/link.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import { closesInWords, VacancyWords } from '../careers/vacancy-words.tsx';
import type { VacancyPage } from './read-vacancy-page.ts';
import styles from './vacancy-view.module.css';

/** One open post: where and how, what one does and brings, the way to apply, and what else is open (CNT-21). */
export function VacancyView({ vacancy, path, others, crumbs }: VacancyPage) {
  const { title, place, contract, living, lead } = vacancy;
  const facts = [
    { name: 'Where', value: place },
    { name: 'Contract', value: contract },
    { name: 'Living', value: living },
    { name: 'Closes', value: closesInWords(vacancy) },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <Wrap className={styles.post}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <Lead className={styles.lead}>{lead}</Lead>
        </header>
        <Facts facts={facts} />
        <div className={styles.words}>
          <VacancyWords vacancy={vacancy} headingLevel={2} from={path} />
        </div>
      </Wrap>
      <Band ground="low" aria-labelledby="others-heading">
        <h2 id="others-heading">Other vacancies</h2>
        {others.length > 0 ? (
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.slug}>
                <TextLink href={`/careers/${other.slug}`}>{other.title}</TextLink>, {other.place}
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.others}>No other post is open at the moment.</p>
        )}
        <ArrowLink href="/careers">What it is like to work here</ArrowLink>
      </Band>
    </>
  );
}
