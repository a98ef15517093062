import type { PackagePage } from '../../content/journey/journey.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { JourneyCost } from '../../sections/journeys/journey-cost.tsx';
import { SumsInWords } from '../../sections/price/sums-in-words.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './journey-view.module.css';

interface JourneyPriceProps {
  readonly journey: PackagePage;
  /** "package". */
  readonly what: string;
  readonly money: PageMoney;
}

/** What a journey costs, what that covers and what it does not, and the way to ask for it. */
export function JourneyPrice({ journey, what, money }: JourneyPriceProps) {
  const { priceFrom, priceNote, included, excluded, href, download, title, comingSoon } = journey;
  return (
    <Band ground="low" aria-labelledby="price-heading">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id="price-heading">Price, and what it covers</h2>
          {priceFrom && (
            <>
              <p className={styles.price}>
                <JourneyCost price={priceFrom} shown={money.choice} />
              </p>
              <CurrencySwitch {...money} />
            </>
          )}
          {priceNote && (
            <p data-sums="">
              <SumsInWords text={priceNote} shown={money.choice} />
            </p>
          )}
          {comingSoon && <p>This {what} cannot be booked yet. Ask, and we will tell you when it can.</p>}
          <ButtonLink {...dialogLink('travel-africa', href)}>Enquire about this {what}</ButtonLink>
          {download && <FileLink file={download} text={`${title}, to print`} />}
        </div>
        <div className={styles.lists}>
          <List heading="Included" items={included} mark="tick" />
          <List heading="Not included" items={excluded} mark="dash" />
        </div>
      </div>
    </Band>
  );
}

interface ListProps {
  readonly heading: string;
  readonly items: readonly string[];
  readonly mark: 'tick' | 'dash';
}

function List({ heading, items, mark }: ListProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className={styles.item} data-mark={mark}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
