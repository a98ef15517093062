import type { ExperiencesSection } from '../../content/experience/experience-pages.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Label } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { FileLink } from '../file-link/file-link.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './experience-choice.module.css';

const countInWords = (count: number): string => (count === 1 ? '1 experience' : `${count} experiences`);

const linked = (href: string | null): string | null => (href !== null && isLinkable(href) ? href : null);

/** A choice of what there is to do, in words: the page that has all of it shows the plates (CNT-15). */
export function ExperienceChoice({ section }: { readonly section: ExperiencesSection | null }) {
  if (!section) return null;
  const { smallHeader, bigHeader, text, experiences, pdf } = section;
  const all = linked(section.allHref);
  return (
    <Band aria-labelledby="choice-heading">
      <div className={styles.split}>
        <div className={styles.words}>
          <div>
            {smallHeader && <Label>{smallHeader}</Label>}
            <h2 id="choice-heading">{bigHeader || 'Experiences'}</h2>
          </div>
          {text.length > 0 && <RichText body={text} firstLevel={3} />}
          {(all || pdf) && (
            <div className={styles.further}>
              {all && <ArrowLink href={all}>All experiences</ArrowLink>}
              {pdf && <FileLink file={pdf} text="Download the sheet" />}
            </div>
          )}
        </div>
        {experiences.length > 0 && (
          <Fold kept className={styles.list} summary={countInWords(experiences.length)}>
            <ul>
              {experiences.map(({ slug, navigationText, subTitle, href }) => {
                const to = linked(href);
                return (
                  <li key={slug} className={styles.one}>
                    <h3 className={styles.name}>{to ? <a href={to}>{navigationText}</a> : navigationText}</h3>
                    {subTitle && <p className={styles.line}>{subTitle}</p>}
                  </li>
                );
              })}
            </ul>
          </Fold>
        )}
      </div>
    </Band>
  );
}
