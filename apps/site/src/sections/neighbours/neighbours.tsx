import { isLinkable } from '../../links/is-linkable.ts';
import type { Linkable } from '../../links/linkable.ts';
import { evenColumns } from '../../ui/even-columns.ts';
import { ArrowIcon, BackIcon } from '../../ui/icons/icons.tsx';
import { Picture, type PictureSource } from '../../ui/picture/picture.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './neighbours.module.css';

export interface Neighbour {
  readonly name: string;
  readonly line: string;
  readonly href: string | null;
  readonly picture: PictureSource | null;
}

export type Step = Pick<Neighbour, 'name' | 'href'> | null;

interface NeighboursProps {
  /** "Along the same river". */
  readonly heading: string;
  /** Three at most are shown, unless `all` are; those whose page is not built are left out. */
  readonly places: readonly Neighbour[];
  /** For a heading that promises every one of them. */
  readonly all?: boolean;
  /** The pages before and after this one, in the order menus have them. */
  readonly previous?: Step;
  readonly next?: Step;
  /** False after a picture of the page's full width, which gives no room below it. */
  readonly flush?: boolean;
  readonly linkable?: Linkable;
}

/** One ending: places near this one, and the way on to the one before and the one after where those are not among them. */
export function Neighbours(props: NeighboursProps) {
  const { heading, places, all = false, previous = null, next = null, flush = true } = props;
  const { linkable = isLinkable } = props;
  const leads = (each: { readonly href: string | null }) => each.href !== null && linkable(each.href);
  const shown = places.filter(leads).slice(0, all ? places.length : 3);
  const [before, after] = [previous, next].map((step) => (step && leads(step) ? step : null));
  // A place that is the one before or after is not named a second time.
  const apartFrom = (step: NonNullable<Step>) => shown.every(({ href }) => href !== step.href);
  const apart = [before, after].some((step) => step && apartFrom(step));
  const way = (href: string | null) =>
    [href === before?.href && 'prev', href === after?.href && 'next'].filter(Boolean).join(' ') || undefined;
  if (shown.length === 0 && !apart) return null;
  return (
    <Band flush={flush} aria-label={heading}>
      {shown.length > 0 && (
        <>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.places} data-even={evenColumns(shown.length)['data-even']}>
            {shown.map(({ name, line, href, picture }) => (
              <li key={name}>
                <a className={styles.place} href={href ?? undefined} rel={way(href)}>
                  <span className={styles.plate}>
                    {picture && <Picture picture={picture} alt="" sizes="160px" />}
                  </span>
                  <span className={styles.words}>
                    <b className={styles.name}>{name}</b>
                    {line && <span>{line}</span>}
                  </span>
                  <ArrowIcon className={styles.arrow} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {apart && (
        <nav className={styles.steps} aria-label="Previous and next">
          {before && apartFrom(before) && (
            <a className={styles.step} href={before.href ?? undefined} rel="prev">
              <BackIcon className={styles.arrow} />
              <span>
                <small className={styles.which}>Previous</small> {before.name}
              </span>
            </a>
          )}
          {after && apartFrom(after) && (
            <a className={styles.step} href={after.href ?? undefined} rel="next">
              <span>
                <small className={styles.which}>Next</small> {after.name}
              </span>
              <ArrowIcon className={styles.arrow} />
            </a>
          )}
        </nav>
      )}
    </Band>
  );
}
