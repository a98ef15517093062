import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import type { NightPrice } from '../../sections/night/night-price.ts';
import { PriceOfNight } from '../../sections/night/price-of-night.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import styles from './treehouses-view.module.css';

interface TreehouseRowProps {
  readonly treehouse: Treehouse;
  readonly price: NightPrice | null;
  readonly shown: ShownIn;
  readonly leads: (href: string) => boolean;
}

/** From when to when: "17:30 to 06:00". */
function span(hours: Treehouse['hours']): string {
  const [first, last] = [hours[0]?.time, hours.at(-1)?.time];
  return first && last && hours.length > 1 ? `${first} to ${last}` : '';
}

/** One treehouse: its plate, how it came to be, and the few figures of the night. */
export function TreehouseRow({ treehouse, price, shown, leads }: TreehouseRowProps) {
  const { name, line, statement, href, menuPicture, sleeps, height, hours } = treehouse;
  const facts = [
    { label: 'The night', value: span(hours) },
    { label: 'Sleeps', value: sleeps },
    { label: 'Height', value: height },
    {
      label: 'Beside your room',
      value: price === null ? '' : <PriceOfNight price={price} shown={shown} />,
    },
  ].filter(({ value }) => value !== '');
  return (
    <article className={styles.row}>
      {menuPicture && (
        <Picture
          picture={menuPicture}
          alt=""
          sizes="(min-width: 833px) 58vw, 94vw"
          className={styles.plate}
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <Lead className={styles.line}>{line}</Lead>
        {statement && <p className={styles.statement}>{statement}</p>}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {href && leads(href) && (
          <ArrowLink className={styles.link} href={href}>
            The night at {name}
          </ArrowLink>
        )}
      </div>
    </article>
  );
}
