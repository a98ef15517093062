import type { Experience } from '../../content/experience/experience.ts';
import { CurrencySwitch } from '../currency-switch/currency-switch.tsx';
import type { PageMoney } from '../currency-switch/page-money.ts';
import styles from './experience-facts.module.css';

interface ExperienceCurrencyProps {
  readonly experiences: readonly Pick<Experience, 'price'>[];
  readonly money: PageMoney;
}

/** Whether a page of experiences shows a price, and so a switch of currencies. */
export const showPrices = (experiences: readonly Pick<Experience, 'price'>[]): boolean =>
  experiences.some(({ price }) => price !== null);

/** What the prices of a page's experiences are shown in; nothing where none has a price. */
export function ExperienceCurrency({ experiences, money }: ExperienceCurrencyProps) {
  if (!showPrices(experiences)) return null;
  return (
    <div className={styles.currency}>
      <CurrencySwitch {...money} />
    </div>
  );
}
