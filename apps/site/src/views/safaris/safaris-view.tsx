import { monthNames } from '@sundowner/calendar/words';
import type { SafarisSection } from '../../content/experience/safaris.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { formTitle } from '../../links/form-title.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { AccentedHeading } from '../../sections/accented-heading/accented-heading.tsx';
import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { AskButtons } from '../../sections/experience-parts/ask-buttons.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { Plate } from '../../sections/plate/plate.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import {
  type HowOften,
  SeasonChart,
  type SeasonMonth,
  type Sighting,
} from '../../ui/season-chart/season-chart.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import { BeforeSafari } from './before-safari.tsx';
import type { SafarisPage } from './read-safaris-page.ts';
import styles from './safaris-view.module.css';
import { WaysToGo } from './ways-to-go.tsx';

type Months = SafarisSection['months'];

/**
 * The year as its drawing takes it.
 *
 * @returns `null` unless every month is there with its figures: a line with holes would tell what nobody measured
 */
export function yearOf(
  months: Months,
): { readonly months: readonly SeasonMonth[]; readonly sightings: readonly Sighting[] } | null {
  const inOrder = monthNames.flatMap(
    (name) => months.find(({ month }) => month === name.toLowerCase()) ?? [],
  );
  const drawn = inOrder.flatMap(({ month, high, low, rain, text, season }): SeasonMonth[] => {
    const name = monthNames.find((each) => each.toLowerCase() === month);
    if (!name || high === null || low === null || rain === null) return [];
    return [{ name, high, low, rain, words: text, ...(season ? { season } : {}) }];
  });
  if (drawn.length < monthNames.length) return null;
  const seen = new Set(inOrder.flatMap(({ best, often, sometimes }) => [...best, ...often, ...sometimes]));
  const often =
    (name: string) =>
    (month: Months[number]): HowOften => {
      if (month.best.includes(name)) return 3;
      if (month.often.includes(name)) return 2;
      return month.sometimes.includes(name) ? 1 : 0;
    };
  return {
    months: drawn,
    sightings: [...seen].map((name) => ({ name, months: inOrder.map(often(name)) })),
  };
}

/** The picture the layout preloads for this page. */
export const safarisPreload = ({ picture }: SafarisPage) => picture && { picture, sizes: safarisHeadSizes };

/** The safari of a property: how it begins, the year month by month, the ways to go, what to bring, whom to ask. */
export function SafarisView(page: SafarisPage) {
  const { property, safaris, picture, quote, experiences, allHref, tours } = page;
  const { others, steps, money, crumbs, month } = page;
  const path = `${property.root}/safaris`;
  const year = safaris && yearOf(safaris.months);
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <Head {...page} path={path} />
      {safaris && safaris.content.length > 0 && (
        <Band flush className={styles.story}>
          <div className={styles.prose}>
            <RichText body={safaris.content} />
          </div>
        </Band>
      )}
      {year && (
        <Band flush aria-labelledby="year-heading">
          <SectionHead
            id="year-heading"
            heading="Safari, month by month"
            lead="Choose a month to see its weather and the animals seen most."
          />
          <SeasonChart
            id="year"
            label={`A year at ${property.shortName}`}
            months={year.months}
            sightings={year.sightings}
            chosen={month}
            source="Long-term averages of the nearest weather station, rounded. Sightings are our guides’ judgement, not a promise."
          />
        </Band>
      )}
      {safaris && <WaysToGo activities={safaris.activities} shown={picture} />}
      <BeforeSafari
        experiences={experiences}
        path={path}
        money={money}
        all={
          allHref && isLinkable(allHref)
            ? { href: allHref, name: `Everything on safari at ${property.shortName}` }
            : null
        }
      />
      {quote && <Quote quote={quote} />}
      <Band aria-labelledby="ask-heading">
        <div className={styles.ask}>
          <h2 id="ask-heading">Ask about a safari</h2>
          <ul className={styles.asking}>
            {[
              ['Enquire now', withPromise('A travel specialist answers', 'within a working day'), 'email'],
              ['Call us', 'Or let us call you at an hour that suits you', 'telephone'],
              ...(isLinkable('/enquire/book')
                ? [['Book and pay online', 'See which rooms are available on your dates', 'book']]
                : []),
              ...(tours ? [['360° tours', 'Look round the lodges before you come', '360-tours']] : []),
            ].map(([name, words, dialog = 'email']) => (
              <li key={name}>
                <a className={styles.way} {...dialogLink(dialog, path)}>
                  <b className={styles.name}>{name}</b>
                  <span className={styles.words}>{words}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Band>
      <Neighbours heading="Safaris at the other reserves" places={others} {...steps} />
    </>
  );
}

/** `sizes` of the plate; the layout preloads it with the same. */
const safarisHeadSizes = '(min-width: 833px) 74vw, 142vw';

/** Words on the left, at the foot of one square plate. */
function Head({ property, intro, safaris, picture, path }: SafarisPage & { readonly path: string }) {
  const { lead } = intro;
  return (
    <Wrap className={styles.head}>
      <div className={styles.headWords} data-whole="">
        <AccentedHeading level={1} className={styles.heading}>
          {safaris?.heading || intro.heading || `Safaris at ${property.shortName}`}
        </AccentedHeading>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
        <AskButtons
          button={safaris?.button ?? null}
          otherwise={{ text: formTitle('email'), form: 'email' }}
          path={path}
          className={styles.buttons}
        />
      </div>
      {picture && (
        <Plate
          picture={picture}
          sizes={safarisHeadSizes}
          priority
          className={styles.plate}
          shape={styles.shape}
        />
      )}
    </Wrap>
  );
}
