import { isLinkable } from '@sundowner/brand';
import type { Fact } from '../../content/model/common.ts';
import type { Picture as PictureContent } from '../../content/model/picture.ts';
import { askedOn } from '../../links/asked-on.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { enquireLink } from '../../links/enquire-link.ts';
import { stayTrail } from '../../links/trails.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Coordinates, Label, Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './house-head.module.css';

/** `sizes` of the plate: a square cut out of a wide picture asks for more than its box. */
export const houseHeadSizes = '(min-width: 833px) 80vw, 150vw';

interface HouseHeadProps {
  readonly path: string;
  /** The way to the page, the page itself last. */
  readonly crumbs: readonly Crumb[];
  readonly label: string;
  readonly name: string;
  readonly lead: string;
  readonly facts: readonly Fact[];
  /** So many of them are shown; four unless told. */
  readonly mostFacts?: number;
  readonly picture: PictureContent | null;
  /** Where it is booked, outside our site. */
  readonly bookHref: string | null;
  /** The form that asks for it: "residences" for a house that is one. */
  readonly form: 'email' | 'residences';
}

/** A house let whole: its name and what it holds at the side of one tall plate. */
export function HouseHead(props: HouseHeadProps) {
  const { path, crumbs, label, name, lead, facts, mostFacts = 4, picture, bookHref, form } = props;
  const trail = stayTrail(crumbs, (href) => isLinkable(href));
  return (
    <>
      <Wrap className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, ...trail]} />
      </Wrap>
      <Wrap className={styles.head}>
        <div className={styles.words} data-whole="">
          {label && <Label>{label}</Label>}
          <h1 className={styles.name}>{name}</h1>
          {lead && <Lead className={styles.lead}>{lead}</Lead>}
          <Facts
            layout="stack"
            facts={facts.slice(0, mostFacts).map(({ label: of, value }) => ({ name: of, value }))}
          />
          <div className={styles.buttons}>
            <ButtonLink
              {...(form === 'email' ? enquireLink(path, 'email', askedOn(path)) : dialogLink(form, path))}
            >
              Enquire
            </ButtonLink>
            {bookHref ? (
              <ArrowLink href={bookHref} target="_blank" rel="noopener">
                Check availability
              </ArrowLink>
            ) : (
              <ArrowLink {...enquireLink(path, 'book')}>Check availability</ArrowLink>
            )}
          </div>
        </div>
        {picture && (
          <figure className={styles.figure}>
            <div className={styles.plate}>
              <Picture picture={picture} sizes={houseHeadSizes} priority />
            </div>
            {(picture.caption || picture.coordinates) && (
              <figcaption className={styles.caption}>
                <span>{picture.caption}</span>
                {picture.coordinates && (
                  <Coordinates className={styles.coordinates}>{picture.coordinates}</Coordinates>
                )}
              </figcaption>
            )}
          </figure>
        )}
      </Wrap>
    </>
  );
}
