import type { Careers } from '../../content/people/careers.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './careers-view.module.css';
import type { CareersPage } from './read-careers-page.ts';
import { Vacancies } from './vacancies.tsx';

/** The picture the layout preloads for this page. */
export function careersPreload(careers: Careers) {
  const picture = careersPlate(careers);
  return picture && { picture, sizes: careersSizes };
}

/** Work with us: how the weeks go, what one gets, and the open posts with their filters (CNT-21). */
export function CareersView({ careers, listing, howToApply, crumbs }: CareersPage) {
  return (
    <>
      <PropertyNav path="/careers" crumbs={crumbs} />
      <CareersHead careers={careers} open={listing.total} />
      <Wrap className={styles.facts}>
        <Facts facts={careers.facts.map(({ label, value }) => ({ name: label, value }))} />
      </Wrap>
      <Rota careers={careers} />
      <Vacancies listing={listing} howToApply={howToApply} closing={careers.closing} />
    </>
  );
}

/** `sizes` of its plate, which the layout preloads: an upright crop of a wide plate needs more than its own width. */
const careersSizes = '(min-width: 833px) 52vw, 94vw';

const careersPlate = ({ picture, banner }: Careers) => picture ?? banner?.picture ?? null;

interface CareersHeadProps {
  readonly careers: Careers;
  /** How many posts are open. */
  readonly open: number;
}

/** The page's sentence, and a tall plate beside it. */
function CareersHead({ careers, open }: CareersHeadProps) {
  const { heading, headingTurn, lead } = careers;
  const picture = careersPlate(careers);
  return (
    <Wrap className={styles.head}>
      <div className={styles.words} data-whole="">
        <h1 className={styles.heading}>
          {heading} {headingTurn && <em>{headingTurn}</em>}
        </h1>
        <Lead className={styles.lead}>{lead}</Lead>
        <ButtonLink href="#vacancies">
          {open === 0 ? 'How to apply' : `See ${open} ${open === 1 ? 'vacancy' : 'vacancies'}`}
        </ButtonLink>
      </div>
      {picture && (
        <Plate
          picture={picture}
          sizes={careersSizes}
          priority
          className={styles.figure}
          shape={styles.plate}
        />
      )}
    </Wrap>
  );
}

/** The cycle of weeks, a cell for each, and what one gets. */
function Rota({ careers }: { readonly careers: Careers }) {
  const { rotaHeading, rotaText, rota, benefits } = careers;
  if (rota.length === 0 && benefits.length === 0) return null;
  return (
    <Band ground="low" aria-labelledby="rota-heading">
      <div className={styles.parts}>
        <div>
          <h2 id="rota-heading">{rotaHeading || 'How the weeks go'}</h2>
          {rotaText && <Lead className={styles.rotaLead}>{rotaText}</Lead>}
        </div>
        {rota.length > 0 && (
          <ol className={styles.weeks} aria-label={`A cycle of ${rota.length} weeks`}>
            {rota.map(({ label, working }) => (
              <li key={label} className={classNames(styles.week, !working && styles.home)}>
                <span className={styles.label}>{label}</span>{' '}
                <b className={styles.state}>{working ? 'Work' : 'Home'}</b>
              </li>
            ))}
          </ol>
        )}
        <ul className={styles.benefits}>
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h3 className={styles.benefit}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
