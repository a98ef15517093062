import { isLinkable, type Property } from '@sundowner/brand';
import type { PropertyExperiences } from '../../content/model/experience.ts';
import type { PageIntro } from '../../content/model/page-intro.ts';
import type { Picture } from '../../content/model/picture.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { GuestWords } from '../../sections/guest-words/guest-words.tsx';
import { type Neighbour, Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { KindsOfProperty } from './kinds-of-property.tsx';
import { PropertyExperiencesHead } from './property-experiences-head.tsx';
import styles from './property-experiences-view.module.css';

export interface PropertyExperiencesPage {
  readonly property: Property;
  readonly intro: PageIntro;
  /** `null` while it cannot be read. */
  readonly own: PropertyExperiences | null;
  readonly picture: Picture | null;
  readonly narrow: Picture | null;
  /** Plate of the closing band. */
  readonly closing: Picture | null;
  /** The other properties' pages of experiences, in the order of menus. */
  readonly others: readonly Neighbour[];
}

interface PropertyExperiencesViewProps {
  readonly page: PropertyExperiencesPage;
  readonly crumbs: readonly Crumb[];
}

/** What there is to do at a property, kind by kind, in its own words. */
export function PropertyExperiencesView({ page, crumbs }: PropertyExperiencesViewProps) {
  const { property, intro, own, picture, narrow, closing, others } = page;
  const path = `${property.root}/experiences`;
  const opening = own?.opening ?? intro;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PropertyExperiencesHead
        heading={opening.heading || intro.heading || `Experiences at ${property.shortName}`}
        lead={opening.lead || intro.lead}
        picture={picture}
        narrow={narrow}
        button={own?.button ?? null}
        factSheet={own?.factSheet ?? null}
        path={path}
      />
      {(opening.secondHeading || opening.text.length > 0) && (
        <Band flush>
          <div className={styles.opening}>
            <p className={styles.statement}>{opening.secondHeading}</p>
            <div className={styles.side}>
              {opening.secondLead && <p>{opening.secondLead}</p>}
              <RichText body={opening.text} />
            </div>
          </div>
        </Band>
      )}
      {own && <KindsOfProperty kinds={own.categories} shown={picture} />}
      {own && <GuestWords testimonials={own.testimonials} />}
      <div className={styles.end}>
        <EnquireBand
          heading={own?.button?.text || 'Ask about a day'}
          path={path}
          picture={closing}
          form="experiences"
        />
      </div>
      <Neighbours heading="Other days, elsewhere" places={others} linkable={(href) => isLinkable(href)} />
    </>
  );
}
