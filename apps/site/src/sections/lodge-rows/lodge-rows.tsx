import type { LodgeCard } from '../../content/lodge/lodge.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ArrowLink, TextLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './lodge-rows.module.css';

interface LodgeRowsProps {
  readonly heading: string;
  readonly lead?: string;
  readonly lodges: readonly (Pick<
    LodgeCard,
    'contentTag' | 'name' | 'href' | 'line' | 'features' | 'picture'
  > & {
    /** Where "Check availability" leads, outside our site; `null` while it cannot be booked there. */
    readonly bookHref: string | null;
    readonly villas: readonly Pick<LodgeCard, 'name' | 'href'>[];
  })[];
}

/** The lodges of a property, two to a row, each with its words under its plate. */
export function LodgeRows({ heading, lead = '', lodges }: LodgeRowsProps) {
  if (lodges.length === 0) return null;
  return (
    <Band id="stays" flush aria-labelledby="stays-heading">
      <SectionHead id="stays-heading" heading={heading} lead={lead} />
      <div className={styles.rows}>
        {lodges.map(({ contentTag, name, href, line, features, picture, bookHref, villas }) => (
          <article key={contentTag} className={styles.row}>
            <div className={styles.plate}>
              {picture && <Picture picture={picture} sizes="(min-width: 833px) 47vw, 94vw" />}
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>{href && isLinkable(href) ? <a href={href}>{name}</a> : name}</h3>
              <Lead>{line}</Lead>
              {features.length > 0 && (
                <ul className={styles.features}>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              )}
              <div className={styles.links}>
                {href && isLinkable(href) && <ArrowLink href={href}>See {name}</ArrowLink>}
                {bookHref && (
                  <ArrowLink href={bookHref} target="_blank" rel="noopener">
                    Check availability
                  </ArrowLink>
                )}
              </div>
              {villas
                .filter((villa) => villa.href && isLinkable(villa.href))
                .map((villa) => (
                  <p key={villa.name} className={styles.villa}>
                    With a private house: <TextLink href={villa.href ?? undefined}>{villa.name}</TextLink>
                  </p>
                ))}
            </div>
          </article>
        ))}
      </div>
    </Band>
  );
}
