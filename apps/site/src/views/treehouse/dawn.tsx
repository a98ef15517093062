import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { noteBesidePrice } from '../../sections/night/note-beside-price.ts';
import { Sums } from '../../sections/price/sums.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './treehouse-view.module.css';

interface DawnProps {
  readonly treehouse: Treehouse;
  /** What its price is for; it stands with the date and the guests. */
  readonly unit: string | null;
  readonly path: string;
  readonly shown: ShownIn;
}

const season = ({ facts }: Treehouse) => facts.find(({ label }) => label === 'When')?.value ?? '';

/** What is worth knowing once it is light: who may stay, what happens in bad weather, and what the price is for. None of it is folded. */
export function Dawn({ treehouse, unit, path, shown }: DawnProps) {
  const { sleeps, height, whoIsNear, supplementNote, weatherPlan, whoMayStay, whatToExpect } = treehouse;
  const note = unit === null ? '' : noteBesidePrice(supplementNote, unit);
  const facts = [
    { name: 'Sleeps', value: sleeps },
    { name: 'Height', value: height },
    { name: 'When', value: season(treehouse) },
    { name: 'Who is near', value: whoIsNear },
    {
      name: 'Added to your stay',
      value: note && <Sums words={`${note.charAt(0).toUpperCase()}${note.slice(1)}`} shown={shown} />,
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
      {plans.length > 0 && (
        <div className={styles.plans}>
          {plans.map(({ heading, text }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p className={styles.text}>{text}</p>
            </section>
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink tone="light" href="#stay">
          Choose a night
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
