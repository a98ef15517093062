import type { Property } from '@sundowner/brand';
import type { Picture } from '../../content/fields/picture.ts';
import type { Rate } from '../../content/rates/rates.ts';
import type { FitPlaceRows, FitRow } from '../../sections/fit/fit.ts';
import type { FitQuestion } from '../../sections/fit/fit-question.ts';
import { reasonsInWords } from '../../sections/fit/fit-words.ts';
import { numberInWords } from '../../sections/fit/number-words.ts';
import type { Way } from '../../sections/fit/ways-on.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import type { ShownIn } from '../../ui/money/format-money.ts';
import { Row } from './fit-row.tsx';
import styles from './fit-rows.module.css';

interface PlaceProps {
  readonly of: FitPlaceRows;
  readonly property: Property | null;
  readonly question: FitQuestion;
  readonly shown: ShownIn;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly ways: ReadonlyMap<string, readonly Way[]>;
}

/** Beside those that fit, the nearest: more where nothing fits. */
const nearest = (fits: number) => (fits === 0 ? 3 : 1);

/** The rooms of one place: those that fit and the nearest in full, the others in short rows, folded on phones. */
export function FitPlaceSection({ of, property, question, shown, pictures, ways }: PlaceProps) {
  const { place, rows, fits, counted } = of;
  const priced = rows.filter(({ fits: own, stay }) => !own && stay !== null).slice(0, nearest(fits));
  const isUncounted = counted < rows.length;
  const full = [...rows.filter((row) => row.fits), ...priced];
  const others = rows.filter((row) => !full.includes(row));
  const draw = (row: FitRow, index: number, far: boolean) => (
    <Row
      key={row.rate.item}
      {...{ row, question, shown, far }}
      picture={pictures.get(row.rate.item)}
      ways={far ? [] : (ways.get(row.rate.item) ?? [])}
      first={index === 0 && (!far || full.length === 0)}
    />
  );
  return (
    <section
      className={styles.place}
      id={`at-${place.key}`}
      data-theme={property?.theme}
      aria-labelledby={`at-${place.key}-heading`}
    >
      <header className={styles.head}>
        <h2 id={`at-${place.key}-heading`}>{place.name}</h2>
        <p className={styles.count}>
          {fits > 0 ? (
            <b>
              {fits} of {counted} {fits === 1 ? 'fits' : 'fit'}
            </b>
          ) : (
            `None of ${counted}`
          )}
          {isUncounted && ', treehouses not counted'}
        </p>
        <PriceWords rows={rows} />
      </header>
      {full.length > 0 && <ul>{full.map((row, index) => draw(row, index, false))}</ul>}
      {others.length > 0 && (
        <Fold
          className={styles.others}
          summary={`${others.length}${full.length > 0 ? ' more' : ''} at ${place.name}: ${reasonsInWords(others) || `${numberInWords(others.length)} in a treehouse`}`}
        >
          <ul>{others.map((row, index) => draw(row, index, true))}</ul>
        </Fold>
      )}
    </section>
  );
}

const names = {
  room: 'In a room',
  lodge: 'In a room',
  house: 'In a house',
  treehouse: 'In a treehouse',
} as const;

/** What is in the prices of a place and what is not, once for each kind that differs; the levies that were counted are said. */
function PriceWords({ rows }: { readonly rows: readonly FitRow[] }) {
  const levies = [...new Set(rows.flatMap(({ stay }) => stay?.sum().levies.map(({ name }) => name) ?? []))];
  const besides = rows.flatMap(({ stay }) => stay?.sum().besides ?? []);
  const counted = levies.some(isLevy) && !besides.some(isLevy);
  // A treehouse is priced with the room beside it, as its row says.
  const roomy = rows.filter(({ rate }) => rate.per !== 'supplement');
  const kinds = Map.groupBy(roomy, ({ rate }) =>
    JSON.stringify([rate.inclusions, exclusionsOf(rate, counted)]),
  );
  const told = [...kinds.values()].flatMap(([first]) => (first ? [first.rate] : []));
  if (told.every(({ inclusions, exclusions }) => inclusions.length + exclusions.length === 0)) return null;
  return (
    <div className={styles.inPrice}>
      {told.map((rate) => {
        const inIt = [...rate.inclusions, ...levies];
        const out = exclusionsOf(rate, counted);
        return (
          <p key={rate.item}>
            {inIt.length > 0 && (
              <>
                <b>{told.length > 1 ? `${names[rate.kind]}:` : 'In each price:'}</b> {listed(inIt)}{' '}
              </>
            )}
            {out.length > 0 && (
              <>
                <b>Not in it:</b> {listed(out)}
              </>
            )}
          </p>
        );
      })}
    </div>
  );
}

/** A levy that is in the sum is not beside it. */
const exclusionsOf = ({ exclusions }: Rate, counted: boolean): readonly string[] =>
  counted ? exclusions.filter((words) => !isLevy(words)) : exclusions;

const isLevy = (words: string) => /\blev(?:y|ies)\b/i.test(words);

const listed = (words: readonly string[]): string => `${words.join('; ')}.`;
