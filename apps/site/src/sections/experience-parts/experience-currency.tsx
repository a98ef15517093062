import type { Experience } from '../../content/experience/experience.ts';
import { CurrencySwitch } from '../currency-switch/currency-switch.tsx';
import type { PageMoney } from '../currency-switch/page-money.ts';
import styles from './experience-facts.module.css';

interface ExperienceCurrencyProps {
  readonly experiences: readonly Pick<Experience, 'price'>[];
  readonly money: PageMoney;
}

/** What the prices of a page's experiences are shown in; nothing where none has a price. */
export function ExperienceCurrency({ experiences, money }: ExperienceCurrencyProps) {
  if (experiences.every(({ price }) => price === null)) return null;
  return (
    <div className={styles.currency}>
      <CurrencySwitch {...money} />
    </div>
  );
}
