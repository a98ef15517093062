import { type Property, propertyOfKey } from '@sundowner/brand';
import { oldestChild } from '@sundowner/brand/party';
import { monthInWords, monthOf } from '@sundowner/calendar/words';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { RatedProperty } from '../../content/rates/rates.ts';
import { fitHref } from '../../links/fit-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { numberAtStart, numberInWords } from '../../sections/fit/number-words.ts';
import type { MonthPrices, ReadyMade } from '../../sections/fit/ready-made.ts';
import { inWords } from '../../sections/rates/in-words.ts';
import { formatShown, type ShownIn } from '../../ui/money/format-money.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './ready-made-views.module.css';

interface ReadyMadeViewsProps {
  readonly views: ReadyMade;
  readonly places: readonly RatedProperty[];
  readonly shown: ShownIn;
}

/** The usual party, where a view says nothing of it. */
const usual = { adults: 2, nights: 4 } as const;

/** Where an asking may begin: by a child's age, without malaria, by month. Each is a page of links to askings. */
export function ReadyMadeViews({ views, places, shown }: ReadyMadeViewsProps) {
  const { doors, withoutMalaria, withMalaria, priced, months } = views;
  if (priced.length === 0)
    return (
      <Wrap className={styles.views}>
        <p className={styles.none}>Prices are being set. Ask us, and we will tell you.</p>
      </Wrap>
    );
  return (
    <Wrap className={styles.views}>
      <section className={styles.view} aria-labelledby="by-age">
        <header>
          <h2 id="by-age">By a child’s age</h2>
          <p>Each place takes children of the age shown, or older.</p>
        </header>
        <ol className={styles.door}>
          {doors.map(({ from, takes }) => (
            <li key={from}>
              <a
                className={styles.age}
                href={fitHref(
                  { ...usual, ages: from !== null && isAdult(from) ? [] : [from ?? 0] },
                  shown.currency,
                )}
              >
                <b>{ageOf(from)}</b> <span>{besideAge(from)}</span>
              </a>
              <p>
                {takes.map(({ name, note }) => (
                  <span key={name}>
                    {name} {note && <small>{note}</small>}
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ol>
      </section>
      {withoutMalaria.length > 0 && (
        <section className={styles.view} aria-labelledby="without-malaria">
          <header>
            <h2 id="without-malaria">Without malaria</h2>
            <p>
              {withoutMalaria.length === priced.length
                ? 'None of our places has malaria.'
                : `${numberAtStart(withoutMalaria.length)} of our ${numberInWords(priced.length)} places, all year.`}
              {withMalaria.length > 0 &&
                ` At ${inWords(withMalaria.map(({ name }) => name))} it occurs; ask your doctor.`}
            </p>
            <p>
              <a className={styles.link} href={fitHref({ ...usual, withoutMalaria: true }, shown.currency)}>
                Every room without malaria
              </a>
            </p>
          </header>
          <ul className={styles.places}>
            {withoutMalaria.map(({ key }) => {
              const rated = places.find((each) => each.key === key);
              return (
                rated && <Place key={key} rated={rated} property={propertyOfKey(key, currentCollection())} />
              );
            })}
          </ul>
        </section>
      )}
      <Months months={months} names={priced.map(({ name }) => name)} shown={shown} />
    </Wrap>
  );
}

const isAdult = (from: number) => from > oldestChild;

function ageOf(from: number | null): string {
  if (from === null) return 'No minimum age';
  if (isAdult(from)) return 'Adults only';
  return from === 0 ? 'Every age' : numberAtStart(from);
}

function besideAge(from: number | null): string {
  if (from === null) return 'is given for these';
  if (isAdult(from)) return 'without children';
  return from === 0 ? 'from the first day' : 'years and over';
}

function Place({ rated, property }: { readonly rated: RatedProperty; readonly property: Property | null }) {
  const { name, shortName, picture } = rated;
  return (
    <li data-theme={property?.theme}>
      <div className={styles.plate}>
        {picture && <Picture picture={picture} alt="" sizes="(min-width: 833px) 30vw, 92vw" />}
      </div>
      <h3>{property && isLinkable(property.root) ? <a href={property.root}>{shortName}</a> : shortName}</h3>
      {name !== shortName && <p>{name}</p>}
    </li>
  );
}

interface MonthsProps {
  readonly months: readonly MonthPrices[];
  readonly names: readonly string[];
  readonly shown: ShownIn;
}

const barHeight = 64;

/** What two pay for a night in each month, a bar for each place. */
function Months({ months, names, shown }: MonthsProps) {
  const amounts = (at: number) => months.flatMap(({ least }) => least[at] ?? []);
  const most = Math.max(1, ...names.flatMap((_, at) => amounts(at)));
  const range = (at: number) => {
    const own = amounts(at);
    if (own.length === 0) return 'on request';
    const [low, high] = [Math.min(...own), Math.max(...own)].map((amount) => formatShown(amount, shown));
    return low === high ? low : `${low} to ${high}`;
  };
  return (
    <section className={styles.view} aria-labelledby="by-month">
      <header>
        <h2 id="by-month">By month</h2>
        <p>The lowest price of a night for two, before levies. Choose a month to see its rooms.</p>
        <ul className={styles.legend}>
          {names.map((name, at) => (
            <li key={name}>
              <Bars least={names.map((_, other) => (other === at ? most : null))} most={most} />
              <span>
                {name}: {range(at)}
              </span>
            </li>
          ))}
        </ul>
      </header>
      <ol className={styles.months}>
        {months.map(({ month, least }) => {
          const told = least.filter((amount) => amount !== null);
          return (
            <li key={month}>
              <a href={fitHref({ ...usual, month }, shown.currency)}>
                <b>
                  <span aria-hidden="true">{monthOf(month).slice(0, 3)}</span>
                  <span className={styles.hidden}>{monthInWords(month)}: </span>
                </b>
                <Bars least={least} most={most} />
                <span className={styles.from}>
                  {told.length > 0 ? `from ${formatShown(Math.min(...told), shown)}` : 'on request'}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Bars of so many places, in kinds that differ by pattern and not by colour alone. */
function Bars({ least, most }: { readonly least: readonly (number | null)[]; readonly most: number }) {
  const step = 14;
  const drawn = least.flatMap((amount, at) =>
    amount === null ? [] : [{ at, height: (amount / most) * barHeight }],
  );
  const legend = drawn.length === 1 && least.length > 1;
  const width = legend ? step : least.length * step;
  return (
    <svg
      className={legend ? styles.mark : styles.bars}
      viewBox={`0 0 ${width} ${legend ? 16 : barHeight}`}
      width={width}
      height={legend ? 16 : barHeight}
      aria-hidden="true"
      focusable="false"
    >
      {drawn.map(({ at, height }) => {
        const tall = legend ? 16 : Math.max(3, height);
        const x = legend ? 0 : at * step;
        const top = (legend ? 16 : barHeight) - tall;
        return at % 4 === 0 ? (
          <rect key={at} x={x} y={top} width={9} height={tall} />
        ) : (
          <Hatched key={at} {...{ x, top, tall }} gap={at % 4 === 1 ? 4 : at % 4 === 2 ? 7 : 2.5} />
        );
      })}
    </svg>
  );
}

interface HatchedProps {
  readonly x: number;
  readonly top: number;
  readonly tall: number;
  /** Between two strokes. */
  readonly gap: number;
}

function Hatched({ x, top, tall, gap }: HatchedProps) {
  const lines = Array.from(
    { length: Math.max(0, Math.floor(tall / gap)) },
    (_, line) => top + tall - line * gap,
  );
  return (
    <g>
      <rect className={styles.outline} x={x + 0.5} y={top + 0.5} width={8} height={Math.max(1, tall - 1)} />
      {lines.map((y) => (
        <path key={y} d={`M${x} ${y}l9 -2`} />
      ))}
    </g>
  );
}
