import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { DatesAndGuests } from '../../sections/dates-and-guests/dates-and-guests.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { closingOf } from '../../sections/plate/unique-pictures.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { TreehouseHead, treehouseHeadSizes } from '../../sections/treehouse-head/treehouse-head.tsx';
import { treehousePlate } from '../../sections/treehouse-head/treehouse-plate.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { NightSky } from '../../ui/hours/hours.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { Dawn } from './dawn.tsx';
import { Night, WeatherAndMorning } from './night.tsx';
import type { TreehousePage } from './read-treehouse-page.ts';
import styles from './treehouse-view.module.css';

/** The picture the layout preloads for a treehouse, with the `sizes` it is drawn at. */
export function treehousePreload(treehouse: Treehouse) {
  const picture = treehousePlate(treehouse);
  const narrow = treehouse.banner?.picture ? treehouse.banner.mobilePicture : null;
  return picture && { picture, narrow, sizes: treehouseHeadSizes };
}

/** A treehouse: its page is the night in it, from the drive out to breakfast; the facts come with the daylight. */
export function TreehouseView(props: TreehousePage) {
  const { treehouse, price, siblings, lead, around, path, crumbs, money, everywhere } = props;
  const { name, banner, line, statement, hours, tourHref, gallery, slug } = treehouse;
  const siblingBeds = siblings
    .filter((each) => each.slug !== slug)
    .map(({ name: other, line: words, href, menuPicture }) => ({
      name: other,
      line: words,
      href,
      picture: menuPicture,
    }));
  const others = siblingBeds.length > 0 ? siblingBeds : everywhere.filter(({ href }) => href !== path);
  const shown = new Set(
    [treehousePlate(treehouse), ...hours.map(({ picture }) => picture)].map((each) => each?.src),
  );
  const closing =
    closingOf(path, around).find(
      ({ src }) => ![...shown, ...gallery.map((each) => each.src)].includes(src),
    ) ?? null;
  const fresh = gallery.filter(({ src }) => !shown.has(src));
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <TreehouseHead
        heading={`${name} treehouse`}
        lead={banner?.subText || line || lead}
        picture={treehousePlate(treehouse)}
        narrow={treehousePreload(treehouse)?.narrow ?? null}
        actions={
          tourHref && (
            <ButtonLink tone="outline-light" href={tourHref} target="_blank" rel="noopener">
              360° tour<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </ButtonLink>
          )
        }
      />
      <NightSky>
        <Wrap className={styles.strip}>
          <DatesAndGuests
            {...props.dates}
            price={price}
            money={money}
            lodges={props.lodges}
            lodge={props.lodge}
          />
        </Wrap>
        {statement && (
          <Wrap className={styles.opening}>
            <p className={styles.statement}>{statement}</p>
          </Wrap>
        )}
        <Night hours={hours} />
        <Dawn treehouse={treehouse} unit={price?.unit ?? null} path={path} shown={money.choice} />
      </NightSky>
      <WeatherAndMorning treehouse={treehouse} shown={money.choice} />
      {fresh.length > 0 && (
        <Wrap className={styles.gallery}>
          <Gallery
            label={`Pictures of ${name}`}
            pictures={fresh.map((picture) => ({
              picture,
              caption: picture.caption ?? picture.alt,
              coordinates: picture.coordinates,
            }))}
          />
        </Wrap>
      )}
      <Neighbours
        heading={others.length > 1 ? 'The other beds in the trees' : 'Another bed in the trees'}
        places={others}
        {...stepsInRing(everywhere, path)}
      />
      <EnquireBand
        path={path}
        picture={closing}
        heading={`Ask for a night at ${name}`}
        lead={withPromise(
          'One party sleeps there each night, so tell us your dates early.',
          'A travel specialist answers within a working day.',
        )}
      />
    </>
  );
}
