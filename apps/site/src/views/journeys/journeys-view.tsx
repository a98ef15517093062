import type { CustomJourney } from '../../content/journey/travel-africa.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { JourneyList, journeyCardSizes } from '../../sections/journey-list/journey-list.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { SecondWords } from '../../sections/second-words/second-words.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './custom-journey-band.module.css';
import type { JourneysPage } from './read-journeys-page.ts';

/** The picture the layout preloads for this page: the first card's. */
export function journeysPreload({ listing: { journeys } }: JourneysPage) {
  const picture = journeys[0]?.picture;
  return picture ? { picture, sizes: journeyCardSizes } : null;
}

/** So many journeys stand open: on a phone more would be a page without end. */
const most = 9;

/** A list of journeys with its filters, and the invitation to plan one of one's own (CNT-17, CNT-13). */
export function JourneysView({ path, title, lead, listing, money, second, custom, crumbs }: JourneysPage) {
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead heading={title} lead={lead} />
      <Wrap>
        <h2>
          <VisuallyHidden>Journeys</VisuallyHidden>
        </h2>
        <JourneyList listing={listing} money={money} most={most} firstAhead />
      </Wrap>
      <SecondWords words={second} />
      {custom && <CustomJourneyBand custom={custom} path={path} />}
    </>
  );
}

interface CustomJourneyBandProps {
  readonly custom: CustomJourney;
  /** Path of the page. */
  readonly path: string;
}

/** The invitation to plan a journey from nothing, step by step. */
function CustomJourneyBand({ custom, path }: CustomJourneyBandProps) {
  const { title, text, picture, steps, button } = custom;
  const form = button && /^\/enquire\/([\w-]+)/.exec(button.href)?.[1];
  return (
    <Band aria-labelledby="custom-heading">
      <div className={styles.split}>
        {picture && (
          <Picture picture={picture} alt="" sizes="(min-width: 833px) 46vw, 94vw" className={styles.plate} />
        )}
        <div className={styles.words} data-whole="">
          <h2 id="custom-heading">{title}</h2>
          <Lead>{text}</Lead>
          {steps.length > 0 && (
            <ol>
              {steps.map((step) => (
                <li key={step.title} className={styles.step}>
                  <h3 className={styles.name}>{step.title}</h3>
                  <p>{step.text}</p>
                </li>
              ))}
            </ol>
          )}
          {button && isLinkable(button.href) && (
            <ButtonLink {...(form ? dialogLink(form, path) : { href: button.href })}>
              {button.text}
            </ButtonLink>
          )}
        </div>
      </div>
    </Band>
  );
}
