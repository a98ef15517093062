import type { Amenity } from '../../content/room/room.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { evenColumns } from '../../ui/even-columns.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './amenity-columns.module.css';

interface AmenityColumnsProps {
  readonly amenities: readonly Amenity[];
  /** The place's content tag, which its dialog of everything goes by (MOD-18); without one there is no dialog. */
  readonly tag: string | null;
  readonly path: string;
  /** Where "At the lodge" is not what it is: "In the house". */
  readonly here?: string;
}

/** So many stand in a column; the dialog has all of them, with their words. */
const mostShown = 7;

/** What is in a room, at the lodge, outdoors, and done for you. */
export function AmenityColumns({ amenities, tag, path, here = 'At the lodge' }: AmenityColumnsProps) {
  const groups = (
    [
      ['room', 'In your room'],
      ['lodge', here],
      ['outside', 'Outdoors'],
      ['service', 'Service'],
    ] as const
  )
    .map(([category, heading]) => ({ heading, own: amenities.filter((each) => each.category === category) }))
    .filter(({ own }) => own.length > 0);
  if (groups.length === 0) return null;
  const shown = groups.reduce((sum, { own }) => sum + Math.min(own.length, mostShown), 0);
  return (
    <Band id="what-is-here" folded aria-labelledby="amenities-heading">
      <Fold
        kept
        heading={
          <SectionHead
            id="amenities-heading"
            heading="Facilities and services"
            aside={
              tag && (
                <ArrowLink {...dialogLink(`amenities/${tag}`, path)}>All facilities and services</ArrowLink>
              )
            }
          />
        }
        summary={shown === 1 ? '1 thing' : `${shown} things`}
      >
        <div className={styles.columns} {...evenColumns(groups.length)}>
          {groups.map(({ heading, own }) => (
            <section key={heading}>
              <h3 className={styles.heading}>{heading}</h3>
              <ul>
                {own.slice(0, mostShown).map(({ title }) => (
                  <li key={title} className={styles.item}>
                    {title}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Fold>
    </Band>
  );
}
