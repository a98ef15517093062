import { Disclosure } from '../disclosure/disclosure.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './season-chart.module.css';
import { SeasonDrawing } from './season-drawing.tsx';
import { oftenInWords, type SeasonMonth, type Sighting, yearInWords } from './season-month.ts';

export type { HowOften, SeasonMonth, Sighting } from './season-month.ts';

interface SeasonChartProps {
  /** Unique on its page. */
  readonly id: string;
  /** What the year is of: "A year at Ridge". */
  readonly label: string;
  /** January to December. */
  readonly months: readonly SeasonMonth[];
  readonly sightings?: readonly Sighting[];
  /** The month that is chosen at first, 1 to 12: the present one. */
  readonly chosen: number;
  /** Whose figures these are. */
  readonly source?: string;
}

/**
 * A year as one drawing over one axis of twelve: warmth, rain and what is seen. Twelve native radios are the axis; styles alone follow
 * the chosen one, so it works without a script. A table holds every figure.
 */
export function SeasonChart({ id, label, months, sightings = [], chosen, source }: SeasonChartProps) {
  const words = `${label}, temperature and rain by month. ${yearInWords(months)} The table below holds every figure.`;
  return (
    <div className={styles.year}>
      <SeasonDrawing id={`${id}-band`} months={months} label={words} />
      <SeasonDrawing id={`${id}-band-narrow`} months={months} label={words} narrow />
      <fieldset className={styles.months}>
        <legend>
          <VisuallyHidden>Choose a month</VisuallyHidden>
        </legend>
        {months.map(({ name }, place) => (
          <label key={name} className={styles.month} data-month={place + 1}>
            <input
              className={styles.choice}
              type="radio"
              name={`${id}-month`}
              value={place + 1}
              defaultChecked={place + 1 === chosen}
              aria-label={name}
            />
            <span className={styles.face} aria-hidden="true">
              <span>{name.slice(0, 1)}</span>
              <span className={styles.rest}>{name.slice(1, 3)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {sightings.length > 0 && <Seen sightings={sightings} />}
      <div className={styles.readings} aria-live="polite">
        {months.map((month, place) => (
          <Reading key={month.name} month={month} place={place + 1} />
        ))}
      </div>
      <Disclosure className={styles.table} summary="The same year as a table">
        <YearTable caption={label} months={months} sightings={sightings} />
      </Disclosure>
      {source && <p className={styles.source}>{source}</p>}
    </div>
  );
}

/** The table says the same to those who cannot see it. */
function Seen({ sightings }: { readonly sightings: readonly Sighting[] }) {
  return (
    <div className={styles.seen} aria-hidden="true">
      {sightings.map(({ name, months }) => (
        <div key={name} className={styles.row}>
          <span className={styles.rowName}>{name}</span>
          {months.map((often, place) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
              key={place}
              className={styles.cell}
              data-often={often}
              data-month={place + 1}
            />
          ))}
        </div>
      ))}
      <p className={styles.legend}>
        {([1, 2, 3] as const).map((often) => (
          <span key={often}>
            <i className={styles.cell} data-often={often} />
            {oftenInWords[often]}
          </span>
        ))}
      </p>
    </div>
  );
}

function Reading({ month, place }: { readonly month: SeasonMonth; readonly place: number }) {
  return (
    <div className={styles.reading} data-reading={place}>
      <h3 className={styles.name}>{month.name}</h3>
      <p className={styles.words}>{month.words}</p>
      <dl className={styles.facts}>
        <div>
          <dt>By day, by night</dt>
          <dd>
            {month.high}° and {month.low}°
          </dd>
        </div>
        <div>
          <dt>Rain</dt>
          <dd>{month.rain} mm</dd>
        </div>
        {month.season && (
          <div>
            <dt>Season</dt>
            <dd>{month.season}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

interface YearTableProps {
  readonly caption: string;
  readonly months: readonly SeasonMonth[];
  readonly sightings: readonly Sighting[];
}

/** Every figure of the year's drawing. It scrolls sideways in a box of its own, which the keyboard can reach. */
function YearTable({ caption, months, sightings }: YearTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={styles.figures}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {['Month', 'High', 'Low', 'Rain', ...sightings.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, high, low, rain }, place) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{high} °C</td>
              <td>{low} °C</td>
              <td>{rain} mm</td>
              {sightings.map((sighting) => (
                <td key={sighting.name}>{oftenInWords[sighting.months[place] ?? 0]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
