import type { GettingThere } from '../../content/fields/place.ts';
import type { CollectionMap } from '../../content/property/maps.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { keepTogether } from '../../ui/text/keep-together.ts';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { WordsWithSums } from '../price/sums.tsx';
import { LocalMap } from './local-map.tsx';
import styles from './place-map.module.css';

interface PlaceMapProps {
  /** The map of the property; without one, or without places on it, the way there stands alone. */
  readonly map: CollectionMap | null;
  readonly gettingThere: GettingThere;
  /** Instead of the map's own words. */
  readonly heading?: string;
  /** Path of the page: its own pin is lit. */
  readonly path: string;
  /** The page that tells all about the way there, shown when it is built. */
  readonly travelHref: string | null;
  /** Parks, reserves and cities it lies in that have a page. */
  readonly lands?: readonly { readonly name: string; readonly href: string }[];
  /** What the prices of the page are shown in. */
  readonly shown: ShownIn;
}

/** So many ways there are told; the page about the journey has all of them. */
const mostRoutes = 5;
/** Selling points the styles can light (`place-map.module.css`). */
const mostPoints = 6;

/** Where a place lies, what lies round it, and how long the way there takes (CNT-08). */
export function PlaceMap(props: PlaceMapProps) {
  const { map, gettingThere, heading, path, travelHref, lands = [], shown } = props;
  const { gettingHere, routes } = gettingThere;
  const pins = map?.pins.filter(({ coordinates }) => coordinates !== null) ?? [];
  if (pins.length === 0 && !gettingHere && routes.length === 0) return null;
  const further = [
    ...(travelHref ? [{ words: 'Travel information', href: travelHref }] : []),
    ...lands.map(({ name, href }) => ({ words: `About ${name}`, href })),
  ].filter(({ href }) => isLinkable(href));
  const categories = [...new Set(pins.map(({ category }) => category))];
  // The selling points count places among all pins of the entry, drawn or not.
  const points = (map?.sellingPoints ?? []).slice(0, mostPoints).map((point) => ({
    ...point,
    activePins: point.activePins.flatMap((place) => {
      const pin = map?.pins[place];
      return pin?.coordinates ? [pins.indexOf(pin)] : [];
    }),
  }));
  return (
    <Band id="getting-here" aria-labelledby="map-heading">
      <div className={styles.split}>
        {pins.length > 0 && map && (
          <Fold className={styles.drawn} summary="Show the map">
            <div className={styles.box}>
              <div className={styles.sheet}>
                <LocalMap
                  label={`Map: ${map.title}. The list beside it names the ${pins.length} places.`}
                  pins={pins}
                  sellingPoints={points}
                  categories={categories}
                  path={path}
                />
              </div>
              {points.length > 0 && (
                <fieldset className={styles.points}>
                  <legend className={styles.legend}>Show on the map</legend>
                  <label className={styles.point}>
                    <input type="radio" name={`map-${map.id}`} value="all" defaultChecked />
                    <span>Everything</span>
                  </label>
                  {points.map(({ title, text }, place) => (
                    <label key={title} className={styles.point}>
                      <input type="radio" name={`map-${map.id}`} value={place} />
                      <span>
                        {title}
                        {text && <small className={styles.said}>{text}</small>}
                      </span>
                    </label>
                  ))}
                </fieldset>
              )}
            </div>
          </Fold>
        )}
        <div className={styles.words}>
          <h2 id="map-heading">{heading || map?.title || 'Getting here'}</h2>
          {(gettingHere || map?.description) && (
            <Lead>
              <WordsWithSums words={gettingHere || map?.description || ''} shown={shown} />
            </Lead>
          )}
          {routes.length > 0 && (
            <dl className={styles.routes}>
              {routes.slice(0, mostRoutes).map(({ from, by, time, note }) => (
                <div key={`${from} ${by}`}>
                  <dt>
                    {from}
                    <small>
                      {by}
                      {note && <VisuallyHidden>. </VisuallyHidden>}
                      {note && (
                        <span className={styles.note}>
                          <WordsWithSums words={note} shown={shown} />
                        </span>
                      )}
                    </small>
                  </dt>
                  <dd>{keepTogether(time)}</dd>
                </div>
              ))}
            </dl>
          )}
          {further.length > 0 && (
            <p className={styles.further}>
              {further.map(({ words, href }) => (
                <ArrowLink key={href} href={href}>
                  {words}
                </ArrowLink>
              ))}
            </p>
          )}
        </div>
      </div>
      {pins.length > 0 && (
        <Fold
          kept
          className={styles.list}
          summary={pins.length === 1 ? '1 place on the map' : `${pins.length} places on the map`}
        >
          <div className={styles.categories}>
            {categories.map((category, order) => (
              <section key={category} data-category={order}>
                <h3 className={styles.category}>{category || 'On the map'}</h3>
                <ul className={styles.places}>
                  {pins.map(({ name, category: own, text, href }, place) =>
                    own === category ? (
                      <li key={name} className={styles.place}>
                        <span className={styles.mark}>{place + 1}</span>
                        <b>{href && href !== path && isLinkable(href) ? <a href={href}>{name}</a> : name}</b>
                        {text && <span className={styles.about}>{text}</span>}
                      </li>
                    ) : null,
                  )}
                </ul>
              </section>
            ))}
          </div>
        </Fold>
      )}
    </Band>
  );
}
