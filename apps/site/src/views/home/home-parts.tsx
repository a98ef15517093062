import type { ExperienceKind } from '../../content/experience/experience.ts';
import type { Picture as PictureContent } from '../../content/fields/picture.ts';
import type { JourneyCard as Journey } from '../../content/site/home-page.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import { JourneyCost } from '../../sections/journeys/journey-cost.tsx';
import { nightsInWords } from '../../sections/journeys/journey-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { InstagramIcon } from '../../ui/icons/icons.tsx';
import { JourneyCard } from '../../ui/journey-card/journey-card.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PictureIndex } from '../../ui/picture-index/picture-index.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import swipe from '../../ui/swipe/swipe.module.css';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './home-parts.module.css';

interface SocialStripProps {
  readonly heading: string;
  readonly pictures: readonly PictureContent[];
  /** Page it stands on, a path on our own host. */
  readonly from: string;
}

/** A row of plates that leads to Instagram, and says first that it leaves this site (MOD-18). Nothing of Instagram's is fetched here. */
export function SocialStrip({ heading, pictures, from }: SocialStripProps) {
  if (pictures.length === 0) return null;
  return (
    <Band aria-labelledby="social-heading">
      <a className={styles.strip} href={`/enquire/instagram?from=${from}`}>
        <h2 id="social-heading" className={styles.heading}>
          <InstagramIcon className={styles.icon} /> {heading}
        </h2>
        <span className={styles.plates}>
          {pictures.map((picture) => (
            <span key={picture.src} className={styles.plate}>
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 833px) 16vw, 33vw"
                className={styles.picture}
              />
            </span>
          ))}
        </span>
      </a>
    </Band>
  );
}

interface ExperiencesIndexProps {
  readonly heading: string;
  readonly experiences: readonly ExperienceKind[];
}

/** The experiences as an index beside one frame; those without a page are named without a link. */
export function ExperiencesIndex({ heading, experiences }: ExperiencesIndexProps) {
  if (experiences.length === 0) return null;
  return (
    <Band id="experiences" ground="low" aria-labelledby="experiences-heading">
      <SectionHead id="experiences-heading" heading={heading} />
      <PictureIndex
        rows={experiences.map(({ title, line, href, picture }) => ({
          title,
          line,
          href: isLinkable(href) ? href : null,
          picture,
        }))}
      />
    </Band>
  );
}

interface JourneysProps {
  readonly heading: string;
  readonly lead: string;
  readonly journeys: readonly Journey[];
  /** What prices are shown in. */
  readonly shown: PageMoney['choice'];
}

const allJourneys = '/curated-journeys';

/** Journeys as cards, each with its stops on a dotted route. */
export function Journeys({ heading, lead, journeys, shown }: JourneysProps) {
  if (journeys.length === 0) return null;
  return (
    <Band id="journeys" aria-labelledby="journeys-heading">
      <SectionHead id="journeys-heading" heading={heading} lead={lead} />
      <ul className={classNames(styles.journeys, swipe.swipe)}>
        {journeys.map((journey) => (
          <li key={journey.title} className={styles.item}>
            <JourneyCard
              label={nightsInWords(journey.nights)}
              title={journey.title}
              href={isLinkable(journey.href) ? journey.href : null}
              stops={journey.stops.map(({ name, nights }) => ({ name, detail: nightsInWords(nights) }))}
              price={journey.priceFrom && <JourneyCost price={journey.priceFrom} shown={shown} />}
              note={journey.season}
              picture={journey.picture}
              sizes="(min-width: 833px) 31vw, 94vw"
            />
          </li>
        ))}
      </ul>
      {isLinkable(allJourneys) && (
        <p className={styles.all}>
          <ArrowLink href={allJourneys}>All curated journeys</ArrowLink>
        </p>
      )}
    </Band>
  );
}
