import type { Lodge } from '../../content/lodge/lodge.ts';
import { WordsWithSums } from '../../sections/price/sums.tsx';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Coordinates } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './travel-info-view.module.css';

interface LodgeDoorsProps {
  readonly lodges: readonly Lodge[];
  readonly leads: (href: string) => boolean;
  readonly shown: ShownIn;
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;

/** How to reach each lodge: where it is, how long it takes, how a wheelchair gets to the bed, who answers at night. */
export function LodgeDoors({ lodges, leads, shown }: LodgeDoorsProps) {
  const told = lodges.filter(
    ({ gettingThere, needs }) =>
      gettingThere.gettingHere !== '' || gettingThere.routes.length > 0 || needs.accessibility !== '',
  );
  if (told.length === 0) return null;
  return (
    <Band id="doors" aria-labelledby="doors-heading">
      <div className={styles.split}>
        <SectionHead
          id="doors-heading"
          heading="How to reach each lodge"
          lead="Times, steps, widths and who to ask."
        />
        <Accordion
          items={told.map(({ name, coordinates, gettingThere, needs, href }) => ({
            heading: name,
            content: (
              <div className={styles.door}>
                {coordinates && (
                  <Coordinates>
                    {degrees(coordinates.latitude, 'N', 'S')}, {degrees(coordinates.longitude, 'E', 'W')}
                  </Coordinates>
                )}
                {gettingThere.gettingHere && (
                  <p>
                    <WordsWithSums words={gettingThere.gettingHere} shown={shown} />
                  </p>
                )}
                {gettingThere.routes.length > 0 && (
                  <ul className={styles.routes}>
                    {gettingThere.routes.map(({ from, by, time }) => (
                      <li key={`${from} ${by}`}>
                        <b>{time}</b> from {from}, {by.charAt(0).toLowerCase() + by.slice(1)}
                      </li>
                    ))}
                  </ul>
                )}
                {needs.accessibility && (
                  <p>
                    <strong>Steps and doors.</strong> {needs.accessibility}
                  </p>
                )}
                {href && leads(href) && <ArrowLink href={href}>{name}</ArrowLink>}
              </div>
            ),
          }))}
        />
      </div>
    </Band>
  );
}
