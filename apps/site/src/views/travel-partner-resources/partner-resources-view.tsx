import type { VideoGallery } from '../../content/gallery/galleries.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { Documents } from '../../sections/documents/documents.tsx';
import { AssistanceBand, NetRatesLink, PartnerHead } from '../../sections/partner-desk/partner-desk.tsx';
import { PartnerRow } from '../../sections/partner-desk/partner-row.tsx';
import { PictureArchives } from '../../sections/picture-archives/picture-archives.tsx';
import { PressPictures } from '../../sections/press-pictures/press-pictures.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { SheetLink } from '../../sections/rates/sheet-link.tsx';
import { ArrowLink, TextLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './partner-resources-view.module.css';
import type { PartnerResourcesPage } from './read-partner-resources-page.ts';

const path = '/travel-partner-resources';

/** What partners work with: documents by subject, rates, pictures, films, and whom to ask (CNT-20). */
export function PartnerResourcesView({ resources, listing, archives, crumbs }: PartnerResourcesPage) {
  const { heading, lead, assistance, availabilitySearch, galleries, films } = resources;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PartnerHead
        heading={heading}
        lead={lead}
        assistance={assistance}
        availabilitySearch={availabilitySearch}
      />
      <Wrap className={styles.list}>
        <Documents path={path} caption="Documents for travel partners, by subject" listing={listing} />
      </Wrap>
      <PublicRates />
      <PressPictures
        heading="Pictures"
        lead="Free for your own pages and brochures, if you print the title beneath."
        galleries={galleries}
      />
      <PictureArchives archives={archives} />
      <FilmsByGallery galleries={films} />
      <AssistanceBand assistance={assistance} />
    </>
  );
}

/** The films there are, with how long each takes; they are watched on the page of films. */
function FilmsByGallery({ galleries }: { readonly galleries: readonly VideoGallery[] }) {
  const shown = galleries.filter(({ videos }) => videos.length > 0);
  if (shown.length === 0) return null;
  return (
    <Band id="films" ground="low" aria-labelledby="films-heading">
      <SectionHead id="films-heading" heading="Films" />
      <div className={styles.galleries}>
        {shown.map(({ slug, title, videos }) => (
          <section key={slug} aria-labelledby={`films-${slug}`}>
            <h3 id={`films-${slug}`} className={styles.title}>
              <TextLink className={styles.link} href={`/video-gallery#${slug}`}>
                {title}
              </TextLink>
            </h3>
            <ul>
              {videos.map((video) => (
                <li key={video.title} className={styles.film}>
                  <span>{video.title}</span> <span className={styles.duration}>{video.duration}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}

/** The rates everybody sees, as pages and as sheets made from them. */
function PublicRates() {
  return (
    <Band id="rates" flush aria-labelledby="rates-heading">
      <SectionHead
        id="rates-heading"
        heading="Public rates"
        lead="Each sheet is made from the rates page at the moment you take it, so it is never last year’s. Net rates come from a person, within a working day."
      />
      <ul>
        <Place name="All places" href="/rates" />
        {currentCollection().properties.map(({ shortName, root }) => (
          <Place key={root} name={shortName} href={`${root}/rates-and-offers`} />
        ))}
        <PartnerRow name="Net rates">
          <NetRatesLink path={path} />
        </PartnerRow>
      </ul>
    </Band>
  );
}

function Place({ name, href }: { readonly name: string; readonly href: string }) {
  if (!isLinkable(href)) return null;
  return (
    <li className={styles.place}>
      <h3 className={styles.name}>{name}</h3>
      <ArrowLink href={href}>
        Rates<VisuallyHidden>, {name}</VisuallyHidden>
      </ArrowLink>
      <SheetLink href={`${href}.pdf`}>
        PDF sheet<VisuallyHidden>, {name}</VisuallyHidden>
      </SheetLink>
    </li>
  );
}
