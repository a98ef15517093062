import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import type { NightPrice } from '../../sections/night/night-price.ts';
import { noteBesidePrice } from '../../sections/night/note-beside-price.ts';
import { PriceOfNight } from '../../sections/night/price-of-night.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './treehouse-view.module.css';

interface DawnProps {
  readonly treehouse: Treehouse;
  readonly price: NightPrice | null;
  readonly path: string;
  readonly money: PageMoney;
}

const season = ({ facts }: Treehouse) => facts.find(({ label }) => label === 'When')?.value ?? '';

/** What is worth knowing once it is light: who may stay, what happens in bad weather, and what it adds to the bill. */
export function Dawn({ treehouse, price, path, money }: DawnProps) {
  const { sleeps, height, whoIsNear, supplementNote, weatherPlan, whoMayStay, whatToExpect } = treehouse;
  const note = price === null ? '' : noteBesidePrice(supplementNote, price.unit);
  const facts = [
    { name: 'Sleeps', value: sleeps },
    { name: 'Height', value: height },
    { name: 'When', value: season(treehouse) },
    { name: 'Who is near', value: whoIsNear },
    {
      name: 'Add to your stay',
      value:
        price === null ? (
          ''
        ) : (
          <>
            <PriceOfNight price={price} shown={money.choice} />
            {note && `, ${note}`}
          </>
        ),
    },
  ].filter(({ value }) => value !== '');
  const plans = [
    { heading: 'If the weather turns', text: weatherPlan },
    { heading: 'Who may stay', text: whoMayStay },
  ].filter(({ text }) => text !== '');
  return (
    <Wrap className={styles.dawn}>
      <h2 className={styles.heading}>And then breakfast</h2>
      {facts.length > 0 && <Facts facts={facts} />}
      {price !== null && <CurrencySwitch {...money} />}
      {plans.length > 0 && (
        <Fold className={styles.folded} summary={plans.map((plan) => plan.heading).join(', ')}>
          <div className={styles.plans}>
            {plans.map(({ heading, text }) => (
              <section key={heading}>
                <h3 className={styles.plan}>{heading}</h3>
                <p className={styles.text}>{text}</p>
              </section>
            ))}
          </div>
        </Fold>
      )}
      <div className={styles.actions}>
        <ButtonLink tone="light" {...dialogLink('email', path, { about: `a night at ${treehouse.name}` })}>
          Ask for a night
        </ButtonLink>
        {whatToExpect && (
          <ArrowLink className={styles.link} {...dialogLink(`what-to-expect/${whatToExpect}`, path)}>
            What to expect
          </ArrowLink>
        )}
        {isLinkable('/enquire/book') && (
          <ArrowLink className={styles.link} {...dialogLink('book', path)}>
            Book a room and pay online
          </ArrowLink>
        )}
      </div>
    </Wrap>
  );
}
