import { VisuallyHidden } from '../text/text.tsx';
import styles from './season-chart.module.css';
import { oftenInWords, type SeasonMonth, type Sighting } from './season-month.ts';

interface YearTableProps {
  readonly caption: string;
  readonly months: readonly SeasonMonth[];
  readonly sightings: readonly Sighting[];
}

/** Every figure of the year's drawing. It scrolls sideways in a box of its own, which the keyboard can reach. */
export function YearTable({ caption, months, sightings }: YearTableProps) {
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
