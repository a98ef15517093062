import type { ExperienceCategoryPage } from '../../content/experience/experience-pages.ts';
import type { Download } from '../../content/fields/common.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './experience-category-view.module.css';

interface CategoryStoryProps {
  readonly category: Pick<ExperienceCategoryPage, 'subtitle' | 'description' | 'factSheet'>;
  readonly downloads: readonly Download[];
}

/** What the kind is about, with what one may keep of it. Its line is the page's wit, and no heading. */
export function CategoryStory({ category, downloads }: CategoryStoryProps) {
  const { subtitle, description, factSheet } = category;
  const sheets = [...(factSheet ? [{ ...factSheet, text: 'Download the sheet' }] : []), ...downloads];
  if (!subtitle && description.length === 0 && sheets.length === 0) return null;
  return (
    <Band flush aria-label={subtitle || undefined}>
      <div className={styles.story}>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <div className={styles.side}>
          <RichText body={description} />
          {sheets.length > 0 && (
            <ul className={styles.sheets}>
              {sheets.map((sheet) => (
                <li key={sheet.href}>
                  <FileLink file={sheet} text={sheet.text} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Band>
  );
}
