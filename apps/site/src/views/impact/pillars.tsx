import type { ImpactPillar, Initiative } from '../../content/impact/impact.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './impact-view.module.css';

interface PillarsProps {
  readonly heading: string;
  readonly lead: string;
  readonly pillars: readonly ImpactPillar[];
  readonly initiatives: readonly Initiative[];
  /** A page that tells more of the first pillar. */
  readonly moreHref: string | null;
}

/** What the work stands on, side by side, each with what is done for it all the time. */
export function Pillars({ heading, lead, pillars, initiatives, moreHref }: PillarsProps) {
  if (pillars.length === 0) return null;
  return (
    <Band id="pillars" ground="deep" aria-labelledby="pillars-heading">
      <div className={styles.head}>
        <h2 id="pillars-heading">{heading}</h2>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
      </div>
      <ul className={styles.pillars}>
        {pillars.map(({ slug, name, heading: line, description, picture }, place) => (
          <li key={slug} id={slug} className={styles.pillar}>
            {picture && (
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 833px) 46vw, 168px"
                className={styles.plate}
              />
            )}
            <div className={styles.words}>
              <h3>{name}</h3>
              {line && <p className={styles.line}>{line}</p>}
              {place === 0 && moreHref && (
                <ArrowLink href={moreHref} className={styles.link}>
                  What is done for the land
                </ArrowLink>
              )}
            </div>
            <div className={styles.folds}>
              <Accordion
                headingLevel={4}
                items={[
                  ...(description.length > 0
                    ? [{ heading: `About ${name.toLowerCase()}`, content: <RichText body={description} /> }]
                    : []),
                  ...initiatives
                    .filter(({ pillar }) => pillar === slug)
                    .map((each) => ({ heading: each.name, content: <InitiativeText initiative={each} /> })),
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function InitiativeText({
  initiative: { slug, title, description, picture, href },
}: {
  readonly initiative: Initiative;
}) {
  return (
    <div id={slug} className={styles.initiative}>
      {title && <p className={styles.line}>{title}</p>}
      <p>{description}</p>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 833px) 31vw, 94vw"
          className={styles.pillarsSmall}
        />
      )}
      {href && isLinkable(href) && (
        <ArrowLink href={href} className={styles.link}>
          {href.startsWith('/blog/') ? 'Read the story' : 'See the project'}
        </ArrowLink>
      )}
    </div>
  );
}
