import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { questionItems } from '../../sections/questions/questions.tsx';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { type Hour, Hours } from '../../ui/hours/hours.tsx';
import { StarTrails } from '../../ui/hours/star-trails.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './treehouse-view.module.css';

interface NightProps {
  readonly hours: Treehouse['hours'];
}

/** From midnight until the first birds. */
const deepest = /^0[0-3]:/;

/** A night as its page tells it. The deepest hour without a plate of its own shows how the stars go round. */
export function Night({ hours }: NightProps) {
  if (hours.length === 0) return null;
  const dark = hours.find(({ time, picture }) => picture === null && deepest.test(time));
  return (
    <Hours
      label="The night, hour by hour"
      hours={hours.map((hour): Hour => {
        const { time, title, text, sound, picture } = hour;
        const told = { time, heading: title, text, sound: sound || null };
        if (hour !== dark) return { ...told, picture, caption: picture?.caption ?? null };
        return {
          ...told,
          drawing: <StarTrails id="trails" label="Illustration: star trails above a black treeline" />,
          caption: 'Four hours of sky, looking south',
        };
      })}
    />
  );
}

type WeatherAndMorningContent = Pick<Treehouse, 'included' | 'whatToBring' | 'facts' | 'questions' | 'name'>;

interface WeatherAndMorningProps {
  readonly treehouse: WeatherAndMorningContent;
  /** What the prices of the page are shown in. */
  readonly shown: ShownIn;
}

/** By daylight: what is in the basket and what to pack, how the place is made, what guests ask. */
export function WeatherAndMorning({ treehouse, shown }: WeatherAndMorningProps) {
  const { included, whatToBring, facts, questions, name } = treehouse;
  const lists = [
    { heading: 'What to bring', items: whatToBring },
    { heading: 'How it is made', items: facts.map(({ label, value }) => `${label}: ${value}`), facts },
  ].filter(({ items }) => items.length > 0);
  const listed = lists.length > 0 || included.length > 0;
  if (!listed && questions.length === 0) return null;
  return (
    <Band aria-label={`By daylight: ${name}`}>
      {listed && (
        <div className={styles.lists}>
          {included.length > 0 && (
            // Never folded: it decides, as the price does.
            <section className={styles.open}>
              <h2 className={styles.morningHeading}>What is included</h2>
              <ul className={styles.items}>
                {included.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          )}
          {lists.map(({ heading, items, facts: pairs }) => (
            <Fold
              key={heading}
              heading={<h2 className={styles.morningHeading}>{heading}</h2>}
              summary={`${items.length} ${items.length === 1 ? 'line' : 'lines'}`}
            >
              {pairs ? (
                <dl className={styles.items}>
                  {pairs.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              ) : (
                <ul className={styles.items}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </Fold>
          ))}
        </div>
      )}
      {questions.length > 0 && (
        <div className={styles.questions}>
          <h2>Before you climb up</h2>
          <Accordion items={questionItems(questions, shown)} />
        </div>
      )}
    </Band>
  );
}
