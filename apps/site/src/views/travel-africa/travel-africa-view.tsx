import type { TravelAfricaPage } from '../../content/journey/travel-africa.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { JourneyList } from '../../sections/journey-list/journey-list.tsx';
import { KindLinks } from '../../sections/kind-links/kind-links.tsx';
import { PlaceHead, placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { headOverBanner } from '../../sections/place-head/place-head-of.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Specialists } from '../../sections/specialists/specialists.tsx';
import { Testimonials } from '../../sections/testimonials/testimonials.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { Countries } from './countries.tsx';
import type { TravelAfricaContent } from './read-travel-africa-page.ts';
import styles from './travel-africa-view.module.css';

const path = '/travel-africa';

const headOf = ({ page, intro }: TravelAfricaContent) =>
  headOverBanner(page.banner, {
    heading: page.banner?.text || page.title,
    lead: intro.lead,
    picture: intro.picture,
  });

/** The picture the layout preloads for this page. */
export const travelAfricaPreload = (content: TravelAfricaContent) =>
  placeHeadPreload(headOf(content), { beside: true });

/** Travel Africa: the countries on their map, who is travelling, journeys to choose from, and who plans them (CNT-14). */
export function TravelAfricaView(content: TravelAfricaContent) {
  const { page, intro, listing, money, crumbs } = content;
  const head = headOf(content);
  const downloads = page.opening?.downloads ?? intro.downloads;
  return (
    <>
      <PlaceHead head={head} path={path} form="travel-africa" book={false} beside />
      <PropertyNav path={path} crumbs={crumbs} />
      <Countries
        heading={intro.secondHeading || page.map?.title || 'Countries'}
        lead={intro.secondLead || page.map?.description || ''}
        countries={page.destinations}
        map={page.map}
      />
      <KindLinks
        heading="Who is travelling?"
        kinds={page.travelTypes.map(({ name, href, card }) => ({ title: name, href, picture: card.picture }))}
      />
      <Band id="packages" flush aria-labelledby="packages-heading">
        <SectionHead
          id="packages-heading"
          heading={page.packagesHeading || 'Packages'}
          lead={page.packagesText}
        />
        <JourneyList listing={listing} money={money} most={3} />
        <div className={styles.links}>
          <ArrowLink href="/curated-journeys">All curated journeys</ArrowLink>
          <ArrowLink href="/travel-africa/travel-guide">Travel guide</ArrowLink>
          {downloads.map((file) => (
            <FileLink key={file.href} file={file} text={file.text} />
          ))}
        </div>
      </Band>
      <Specialists
        heading="Travel specialists"
        lead="One person plans your journey, from the first call until you are home."
        specialists={page.specialists}
      />
      <Testimonials heading="From guests who have been" letters={page.testimonials} />
      <Purpose purpose={page.purpose} />
      <div className={styles.close}>
        <EnquireBand
          heading="Ask a travel specialist"
          lead={withPromise(
            'Say where, with whom and roughly when.',
            'A specialist writes back with a route within two working days.',
          )}
          path={path}
          picture={null}
          form="travel-africa"
          tours={false}
          book={false}
        />
      </div>
    </>
  );
}

/** Why the collection plans journeys beyond its own lodges. */
function Purpose({ purpose }: { readonly purpose: TravelAfricaPage['purpose'] }) {
  const { title, text, picture, purposes } = purpose;
  if (!title) return null;
  return (
    <Band ground="low" aria-labelledby="purpose-heading">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id="purpose-heading">{title}</h2>
          <Lead>{text}</Lead>
          {picture && (
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 833px) 46vw, 94vw"
              className={styles.plate}
            />
          )}
        </div>
        <ul>
          {purposes.map((each) => (
            <li key={each.title} className={styles.purpose}>
              <h3 className={styles.name}>{each.title}</h3>
              <p>{each.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
