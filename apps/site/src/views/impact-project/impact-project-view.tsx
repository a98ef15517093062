import type { LatitudeLongitude } from '../../content/fields/common.ts';
import { enquireLink } from '../../links/dialog-link.ts';
import { Figures } from '../../sections/figures/figures.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { galleryPictures } from '../../sections/plate/gallery-pictures.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Coordinates, Label, Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './impact-project-view.module.css';
import type { ImpactProjectContent } from './read-impact-project-page.ts';

/** A place as it stands under plates: "24°54′S 31°24′E". */
export function coordinatesInWords({ latitude, longitude }: LatitudeLongitude): string {
  return `${degrees(latitude)}${latitude < 0 ? 'S' : 'N'} ${degrees(longitude)}${longitude < 0 ? 'W' : 'E'}`;
}

function degrees(value: number): string {
  const minutes = Math.round(Math.abs(value) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

const plateSizes = '94vw';

/** The picture the layout preloads for this page. */
export const impactProjectPreload = ({ project: { picture } }: ImpactProjectContent) =>
  picture && { picture, sizes: plateSizes };

/** A project: what it is and where, its facts and figures, how to see it, and the others (CNT-09). */
export function ImpactProjectView({ project, pillar, projects, crumbs }: ImpactProjectContent) {
  const { name, title, tagline, href, picture, body, facts, figures, visiting, gallery } = project;
  const others = projects.filter(({ slug }) => slug !== project.slug);
  const alike = [...others].sort(
    (a, b) => Number(b.pillar === project.pillar) - Number(a.pillar === project.pillar),
  );
  const plates = uniquePictures(gallery);
  plates.claim(picture, ...alike.slice(0, 3).map((other) => other.picture));
  return (
    <>
      <PropertyNav path={href} crumbs={crumbs} />
      <Wrap>
        <header className={styles.head}>
          {pillar && <Label>{pillar}</Label>}
          <h1 className={styles.name}>{name}</h1>
          {title !== name && <p className={styles.title}>{title}</p>}
          {tagline && <Lead className={styles.tagline}>{tagline}</Lead>}
        </header>
        {picture && <Plate picture={picture} sizes={plateSizes} priority shape={styles.plate} />}
        <div className={styles.project}>
          <aside className={styles.about} aria-label="In short">
            <Facts
              layout="stack"
              facts={[
                { label: 'Begun', value: begunOf(project.since) },
                { label: 'Where', value: project.place },
                ...facts,
              ]
                .filter(({ value }) => value !== '')
                .map(({ label, value }) => ({ name: label, value }))}
            />
            {project.coordinates && !picture?.coordinates && (
              <Coordinates className={styles.coordinates}>
                {coordinatesInWords(project.coordinates)}
              </Coordinates>
            )}
          </aside>
          <div className={styles.body}>
            <RichText body={body} />
            <Figures figures={figures} headingLevel={2} />
          </div>
        </div>
        <div className={styles.gallery}>
          <Gallery
            label={`Pictures for ${name}`}
            pictures={galleryPictures({ gallery: plates.unused(gallery) })}
          />
        </div>
      </Wrap>
      <Visiting name={name} visiting={visiting} path={href} />
      <div className={styles.others}>
        <Neighbours
          heading="Other projects"
          places={alike.map((other) => ({ ...other, line: other.tagline }))}
        />
      </div>
    </>
  );
}

/** "Since 2006" under the name "Begun" is "2006"; words of another kind stand as they are. */
const begunOf = (since: string): string => since.replace(/^Since (?=\d{4}$)/, '');

interface VisitingProps {
  /** Name of the project. */
  readonly name: string;
  /** When guests may come, how many, and what to leave at home. */
  readonly visiting: string;
  /** Path of the page. */
  readonly path: string;
}

/** How to see a project, and an enquiry that knows which. */
function Visiting({ name, visiting, path }: VisitingProps) {
  if (!visiting) return null;
  return (
    <Band id="visit" ground="low" aria-labelledby="visit-heading">
      <div className={styles.visiting}>
        <h2 id="visit-heading">Visit: {name}</h2>
        <div className={styles.words}>
          <Lead>{visiting}</Lead>
          <div className={styles.buttons}>
            <ButtonLink {...enquireLink(path, 'email', { about: `a visit to ${name}` })}>
              Enquire about a visit
            </ButtonLink>
            <ButtonLink tone="ghost" {...enquireLink(path, 'telephone')}>
              Call us
            </ButtonLink>
          </div>
        </div>
      </div>
    </Band>
  );
}
