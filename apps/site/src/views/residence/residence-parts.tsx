import type { Point } from '../../content/fields/common.ts';
import type { Picture as PictureContent } from '../../content/fields/picture.ts';
import type { TeamMember } from '../../content/people/team.ts';
import type { Residence } from '../../content/residence/residence.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './residence-parts.module.css';

interface ResidenceSpacesProps {
  readonly heading: string;
  readonly spaces: readonly Point[];
  /** Two stand beside the rooms. */
  readonly pictures: readonly PictureContent[];
}

/** Through a residence, room by room. */
export function ResidenceSpaces({ heading, spaces, pictures }: ResidenceSpacesProps) {
  if (spaces.length === 0) return null;
  return (
    <Band id="rooms" ground="low" aria-labelledby="spaces-heading">
      <div className={styles.rooms}>
        <h2 id="spaces-heading">{heading}</h2>
        <ol className={styles.spaces}>
          {spaces.map(({ title, text }) => (
            <li key={title} className={styles.space}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.pictures}>
          {pictures.slice(0, 2).map((picture) => (
            <figure key={picture.src} className={styles.figure}>
              <div className={styles.plate}>
                <Picture picture={picture} sizes="(min-width: 833px) 47vw, 94vw" />
              </div>
              {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
            </figure>
          ))}
        </div>
      </div>
    </Band>
  );
}

/** What an index of residences tells of each. */
type ResidenceRow = Pick<Residence, 'slug' | 'name' | 'href' | 'banner' | 'sleeps'>;

interface OtherResidencesProps {
  readonly heading: string;
  readonly residences: readonly ResidenceRow[];
}

/** Residences let whole, a line each: where it stands, and how many it sleeps. Those without a page are left out. */
export function OtherResidences({ heading, residences }: OtherResidencesProps) {
  const shown = residences.filter(({ href }) => isLinkable(href));
  if (shown.length === 0) return null;
  return (
    <Band ground="deep" aria-labelledby="other-houses-heading">
      <h2 id="other-houses-heading" className={styles.heading}>
        {heading}
      </h2>
      <ul>
        {shown.map(({ slug, name, href, banner, sleeps }) => (
          <li key={slug}>
            <a className={styles.otherResidence} href={href}>
              <span className={styles.otherPlate}>
                {banner?.picture && <Picture picture={banner.picture} alt="" sizes="192px" />}
              </span>
              <b className={styles.name}>{name}</b>
              <span className={styles.about}>
                {banner?.subText && <span>{banner.subText}</span>}
                {sleeps !== null && <span>Sleeps {sleeps}</span>}
              </span>
              <ArrowIcon className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}

interface PlanningProps {
  readonly heading: string;
  readonly lead: string;
  readonly concierge: TeamMember | null;
  readonly points: readonly Point[];
  /** What is part of the stay. */
  readonly included: readonly string[];
}

/** Who arranges a stay in a residence, what she arranges, and what is part of it. */
export function Planning({ heading, lead, concierge, points, included }: PlanningProps) {
  if (points.length === 0 && included.length === 0) return null;
  return (
    <Band aria-labelledby="planning-heading">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id="planning-heading">{heading}</h2>
          {lead && <Lead>{lead}</Lead>}
          {concierge && (
            <div className={styles.signed}>
              {concierge.portrait && (
                <div className={styles.portrait}>
                  <Picture picture={concierge.portrait} sizes="72px" />
                </div>
              )}
              <p>
                <i className={styles.planningName}>{concierge.name}</i>
                <span className={styles.role}>{concierge.role}</span>
              </p>
            </div>
          )}
        </div>
        <div>
          <ul>
            {points.map(({ title, text }) => (
              <li key={title} className={styles.point}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          {included.length > 0 && (
            <Disclosure
              className={styles.included}
              summary={<h3 className={styles.summary}>Included: {included.length}</h3>}
            >
              <ul>
                {included.map((words) => (
                  <li key={words} className={styles.point}>
                    <span>{words}</span>
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      </div>
    </Band>
  );
}
