import { personaWord } from '../../content/experience/persona.ts';
import { ChoiceLinks } from '../../sections/choice-links/choice-links.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { AskButtons } from '../../sections/experience-parts/ask-buttons.tsx';
import { ExperienceCurrency } from '../../sections/experience-parts/experience-currency.tsx';
import { personaChoices, shownFor, suitedTo } from '../../sections/experience-parts/suited.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { GuestWords } from '../../sections/guest-words/guest-words.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { Plate } from '../../sections/plate/plate.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import { KindsOfProperty } from './kinds-of-property.tsx';
import styles from './property-experiences-view.module.css';
import type { PropertyExperiencesPage } from './read-property-experiences-page.ts';

/** The picture the layout preloads for this page. */
export const propertyExperiencesPreload = ({ picture, narrow }: PropertyExperiencesPage) =>
  picture && { picture, narrow, sizes: propertyExperiencesSizes };

/** What there is to do at a property, kind by kind, in its own words. */
export function PropertyExperiencesView(page: PropertyExperiencesPage) {
  const { property, intro, second, own, picture, closing, others, personas, persona, tours, money, crumbs } =
    page;
  const path = `${property.root}/experiences`;
  const all = (own?.categories ?? []).flatMap(({ experiences }) => experiences);
  const choices = personaChoices(personas, all, path);
  const suits = suitedTo(personas);
  const shownTo = (slug: string) => shownFor(suits(slug), choices, personaWord(persona));
  const opening = own?.opening ?? intro;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <Head {...page} path={path} />
      {(second || opening.text.length > 0) && (
        <Band flush>
          <div className={styles.opening}>
            <p className={styles.statement}>{second?.heading}</p>
            <div className={styles.side}>
              {second?.lead && <p>{second.lead}</p>}
              <RichText body={opening.text} />
            </div>
          </div>
        </Band>
      )}
      {all.length > 0 && (
        <Wrap className={styles.who}>
          {choices.length > 0 && (
            <ChoiceLinks id="who" heading="Who is coming?" choices={choices} chosen={personaWord(persona)} />
          )}
          <ExperienceCurrency experiences={all} money={money} />
        </Wrap>
      )}
      {own && (
        <KindsOfProperty kinds={own.categories} shown={picture} currency={money.choice} shownTo={shownTo} />
      )}
      {own && <GuestWords testimonials={own.testimonials} />}
      <div className={styles.end}>
        <EnquireBand
          heading={own?.button?.text || 'Enquire about a day'}
          path={path}
          picture={closing}
          form="experiences"
          tours={tours}
        />
      </div>
      <Neighbours heading="Experiences at the other properties" places={others} {...page.steps} />
    </>
  );
}

/** `sizes` of the plate; the layout preloads it with the same. */
const propertyExperiencesSizes = '(min-width: 833px) 92vw, 130vw';

/** The page's name first, then one long low plate, as one sees a day from a ridge. */
function Head(page: PropertyExperiencesPage & { readonly path: string }) {
  const { property, intro, own, picture, narrow, path } = page;
  const opening = own?.opening ?? intro;
  const lead = opening.lead || intro.lead;
  return (
    <Wrap className={styles.head}>
      <div className={styles.words} data-whole="">
        <h1 className={styles.heading}>
          {opening.heading || intro.heading || `Experiences at ${property.shortName}`}
        </h1>
        <div className={styles.headSide}>
          {lead && <Lead>{lead}</Lead>}
          <AskButtons
            button={own?.button ?? null}
            otherwise={{ text: 'Enquire about a day', form: 'experiences' }}
            path={path}
            className={styles.buttons}
          />
          {own?.factSheet && <FileLink file={own.factSheet} text="Download the fact sheet" />}
        </div>
      </div>
      {picture && (
        <Plate
          picture={picture}
          narrow={narrow}
          sizes={propertyExperiencesSizes}
          priority
          shape={styles.shape}
        />
      )}
    </Wrap>
  );
}
