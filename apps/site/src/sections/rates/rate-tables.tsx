import type { Rate, RateSeason } from '../../content/rates/rates.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Money, type ShownIn } from '../../ui/money/money.tsx';
import { Price } from '../../ui/price/price.tsx';
import { type RateRow, RateTable } from '../../ui/rate-table/rate-table.tsx';
import { unitOfAll } from '../price/night-from.ts';
import type { RateGroup } from './rate-groups.ts';
import styles from './rate-tables.module.css';
import { amountIn, leastOfHouse, priceOf, type SeasonColumn, seasonColumns } from './season-columns.ts';

interface RateTablesProps {
  /** Of one year. */
  readonly groups: readonly RateGroup[];
  readonly shown: ShownIn;
  /** Adds what one alone and a child pay. */
  readonly others?: boolean;
}

/** What a night costs, lodge by lodge: each folded under its name, its unit and what it begins at, the first open. */
export function RateTables({ groups, shown, others = false }: RateTablesProps) {
  return (
    <div className={styles.tables}>
      {groups.map((group, place) => {
        const columns = seasonColumns(group.rates);
        const rest = others ? otherRows(group.rates, columns, shown) : [];
        const unit = unitOfAll(group.rates);
        return (
          <Disclosure
            key={group.caption}
            className={styles.fold}
            open={place === 0}
            summary={<Summary group={group} unit={unit} shown={shown} />}
          >
            <div className={styles.table}>
              <RateTable
                caption={group.caption}
                unit={unit}
                folded
                rowsAre={group.rowsAre}
                columns={columns}
                rows={group.rates.map((rate) =>
                  rowOf(rate, columns, shown, {
                    amount: priceOf,
                    note: [rate.guests, leastOfHouse(rate)].filter(Boolean).join('. '),
                  }),
                )}
              />
              {rest.length > 0 && (
                <Disclosure
                  className={styles.others}
                  summary={group.kind === 'treehouse' ? 'With children' : 'Alone in a room, or with children'}
                >
                  <RateTable
                    caption={`${group.caption}: ${group.kind === 'treehouse' ? 'with children' : 'alone in a room, or with children'}`}
                    unit="per person, per night"
                    rowsAre={group.rowsAre}
                    columns={columns}
                    rows={rest}
                  />
                </Disclosure>
              )}
            </div>
          </Disclosure>
        );
      })}
    </div>
  );
}

interface SummaryProps {
  readonly group: RateGroup;
  readonly unit: string;
  readonly shown: ShownIn;
}

/** "Reed Camp", and "From R 21 050 per person sharing, per night". */
function Summary({ group: { caption, rates }, unit, shown }: SummaryProps) {
  const amounts = rates.flatMap(({ seasons }) => seasons.flatMap((season) => priceOf(season) ?? []));
  const least = Math.min(...amounts);
  return (
    <span className={styles.summary}>
      <span className={styles.name}>{caption}</span>
      {amounts.length > 0 && (
        <span className={styles.from}>
          <Price price={{ amount: least, unit, from: least < Math.max(...amounts) }} shown={shown} />
        </span>
      )}
    </span>
  );
}

interface RowPrices {
  readonly amount: (season: RateSeason) => number | null;
  readonly note: string;
}

function rowOf(
  rate: Rate,
  columns: readonly SeasonColumn[],
  shown: ShownIn,
  { amount, note }: RowPrices,
): RateRow {
  const prices = columns.map((column) => {
    const told = amountIn(rate, column, amount);
    if (told === null) return null;
    return (
      <span key={`${column.name} ${column.when}`}>
        <Money amount={told} shown={shown} />
      </span>
    );
  });
  return { name: rate.place, note, prices };
}

/** What one alone, and a child with two adults, pay; nothing where the price is for the whole. */
function otherRows(rates: readonly Rate[], columns: readonly SeasonColumn[], shown: ShownIn): RateRow[] {
  return rates.flatMap((rate) => {
    if (rate.per === 'unit') return [];
    const told = [
      { amount: ({ single }: RateSeason) => single, note: 'One alone' },
      { amount: ({ child }: RateSeason) => child, note: 'A child with two adults' },
    ];
    return told.flatMap((each) => {
      const row = rowOf(rate, columns, shown, each);
      return row.prices.every((price) => price === null)
        ? []
        : [{ ...row, name: `${rate.place}, ${each.note.toLowerCase()}`, note: '' }];
    });
  });
}
