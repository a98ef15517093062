import type { Banner } from '../../content/fields/common.ts';
import type { Treehouse } from '../../content/treehouse/treehouse.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { CurrencySwitch } from '../../sections/currency-switch/currency-switch.tsx';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { closingOf, uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { type PricedInYear, PriceInYear } from '../../sections/price/price-in-year.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { TreehouseHead, treehouseHeadSizes } from '../../sections/treehouse-head/treehouse-head.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { NightSky } from '../../ui/hours/hours.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { BesideOneAnother } from './beside-one-another.tsx';
import type { TreehousesPage } from './read-treehouses-page.ts';
import styles from './treehouses-view.module.css';

/** The picture the layout preloads for a property's treehouses: its banner's, else the first treehouse's. */
export function treehousesPreload(banner: Banner | null, treehouses: readonly Treehouse[]) {
  const picture = banner?.picture ?? treehouses[0]?.menuPicture ?? null;
  return (
    picture && { picture, narrow: banner?.picture ? banner.mobilePicture : null, sizes: treehouseHeadSizes }
  );
}

/** Every bed in the trees of a property under one night sky, and what tells them apart by daylight. */
export function TreehousesView(props: TreehousesPage) {
  const { treehouses, prices, banner, heading, lead, gallery, path, crumbs, money, around } = props;
  const preload = treehousesPreload(banner, treehouses);
  const closing = uniquePictures(gallery);
  closing.claim(...around.places.slice(0, 3).map(({ picture }) => picture), preload?.picture);
  closing.claim(...treehouses.map(({ menuPicture }) => menuPicture));
  const expect = treehouses.find(({ whatToExpect }) => whatToExpect)?.whatToExpect;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <TreehouseHead
        heading={heading}
        lead={lead}
        picture={preload?.picture ?? null}
        narrow={preload?.narrow ?? null}
        actions={
          <>
            <ButtonLink tone="light" {...dialogLink('email', path, { about: 'a night in a treehouse' })}>
              Enquire about a night
            </ButtonLink>
            {expect && (
              <ButtonLink tone="outline-light" {...dialogLink(`what-to-expect/${expect}`, path)}>
                What to expect
              </ButtonLink>
            )}
          </>
        }
      />
      <NightSky className={styles.sky}>
        <ol className={styles.rows} aria-label="The treehouses">
          {treehouses.map((treehouse) => (
            <li key={treehouse.slug}>
              <TreehouseRow
                treehouse={treehouse}
                price={prices.get(treehouse.slug) ?? null}
                shown={money.choice}
                leads={isLinkable}
              />
            </li>
          ))}
        </ol>
        {prices.size > 0 && (
          <Wrap className={styles.currency}>
            <CurrencySwitch {...money} />
          </Wrap>
        )}
      </NightSky>
      {treehouses.length > 1 && (
        <BesideOneAnother treehouses={treehouses} prices={prices} currency={money.choice} />
      )}
      <div className={treehouses.length > 1 ? undefined : styles.close}>
        <EnquireBand
          path={path}
          picture={closing.orAnother(closingOf(path, gallery)[0] ?? null)}
          heading={
            treehouses.length > 1
              ? 'Ask for a night in a treehouse'
              : `Ask for a night at ${treehouses[0]?.name}`
          }
          lead={withPromise(
            `${treehouses.length > 1 ? 'Each' : 'It'} takes one party a night, and you keep your room.`,
            'A travel specialist answers within a working day.',
          )}
        />
      </div>
      <Neighbours heading="Lodges for the other nights" {...around} />
    </>
  );
}

interface TreehouseRowProps {
  readonly treehouse: Treehouse;
  readonly price: PricedInYear | null;
  readonly shown: ShownIn;
  readonly leads: (href: string) => boolean;
}

/** From when to when: "17:30 to 06:00". */
function span(hours: Treehouse['hours']): string {
  const [first, last] = [hours[0]?.time, hours.at(-1)?.time];
  return first && last && hours.length > 1 ? `${first} to ${last}` : '';
}

/** One treehouse: its plate, how it came to be, and the few figures of the night. */
function TreehouseRow({ treehouse, price, shown, leads }: TreehouseRowProps) {
  const { name, line, statement, href, menuPicture, sleeps, height, hours } = treehouse;
  const facts = [
    { label: 'The night', value: span(hours) },
    { label: 'Sleeps', value: sleeps },
    { label: 'Height', value: height },
    {
      label: 'In addition to your room',
      value: price === null ? '' : <PriceInYear price={price} shown={shown} />,
    },
  ].filter(({ value }) => value !== '');
  return (
    <article className={styles.row}>
      {menuPicture && (
        <Picture
          picture={menuPicture}
          alt=""
          sizes="(min-width: 833px) 58vw, 94vw"
          className={styles.plate}
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <Lead className={styles.line}>{line}</Lead>
        {statement && <p className={styles.statement}>{statement}</p>}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {href && leads(href) && (
          <ArrowLink className={styles.link} href={href}>
            The night at {name}
          </ArrowLink>
        )}
      </div>
    </article>
  );
}
