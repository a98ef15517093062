import { isEnquiryKind, propertyOfPath } from '@sundowner/brand';
import type { Experience } from '../../content/experience/experience.ts';
import type { File } from '../../content/fields/picture.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ArrowLink, TextLink } from '../../ui/link/link.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { FileLink } from '../file-link/file-link.tsx';
import { Sums } from '../price/sums.tsx';
import styles from './experience-facts.module.css';

interface ExperienceLink {
  readonly text: string;
  readonly link: { readonly href: string; readonly 'data-dialog'?: string | undefined };
}

interface ExperienceButtons {
  /** Opens what to expect; `null` when nothing is written of it. */
  readonly expect: ExperienceLink | null;
  /** Where its other buttons lead. */
  readonly links: readonly ExperienceLink[];
  readonly files: readonly { readonly text: string; readonly file: File }[];
}

const dialogOf = (href: string) => /^\/enquire\/([^?#]+)/.exec(href)?.[1] ?? null;

/**
 * An experience's own three buttons, those that open a dialog with the page they stand on, so that it is chosen in the form (FRM-18).
 * What to expect comes first, from a button or from its record; a link to a page that is not built is left out.
 *
 * @param from path of the page they stand on
 */
function buttonsOf(experience: Experience, from: string): ExperienceButtons {
  const { title, availableAt, buttons, whatToExpect } = experience;
  const property = propertyOfPath(from, currentCollection());
  // The page of a kind shows those of every property.
  const where = property ? ` at ${property.name}` : availableAt && ` (${availableAt})`;
  const about = (dialog: string) => (isEnquiryKind(dialog) ? { about: `‘${title}’${where}` } : {});
  const all = buttons.flatMap(({ text, href }) => {
    if (href === null || !isLinkable(href)) return [];
    const dialog = dialogOf(href);
    return [{ text, link: dialog ? dialogLink(dialog, from, about(dialog)) : { href } }];
  });
  const tells = ({ link }: ExperienceLink) => link.href.startsWith('/enquire/what-to-expect/');
  const ofRecord = whatToExpect
    ? { text: 'What to expect', link: dialogLink(`what-to-expect/${whatToExpect}`, from) }
    : null;
  return {
    expect: all.find(tells) ?? ofRecord,
    links: all.filter((each) => !tells(each)),
    files: buttons.flatMap(({ text, file }) => (file ? [{ text, file }] : [])),
  };
}

interface ExperienceFactsProps {
  readonly experience: Experience;
  /** What prices are shown in. */
  readonly shown: ShownIn;
  /** Path of the page it stands on: the forms it opens know from it what it is about. */
  readonly path: string;
}

/** How long, from which age and when an experience is; what is not known is left out. */
export function ExperienceTerms({
  experience: { duration, ages, season },
}: Pick<ExperienceFactsProps, 'experience'>) {
  const terms = [
    ['Length', duration],
    ['Ages', ages],
    ['When', season],
  ].filter(([, words]) => words);
  if (terms.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {terms.map(([name, words]) => (
        <div key={name} className={styles.term}>
          <dt className={styles.name}>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What an experience costs beside what to expect of it, then everything else one can do about it: ask, read, keep. */
export function ExperienceFoot({ experience, shown, path }: ExperienceFactsProps) {
  const { expect, links, files } = buttonsOf(experience, path);
  const of = ` of ${experience.title}`;
  return (
    <div className={styles.end}>
      <p className={styles.cost}>
        <Sums words={experience.cost} shown={shown} />
      </p>
      {(expect || links.length + files.length > 0) && (
        <ul className={styles.more}>
          {expect && (
            <li className={styles.expect}>
              <ArrowLink {...expect.link} aria-label={`${expect.text}${of}`}>
                {expect.text}
              </ArrowLink>
            </li>
          )}
          {links.map(({ text, link }) => (
            <li key={text}>
              <TextLink className={styles.link} {...link} aria-label={`${text}: ${experience.title}`}>
                {text}
              </TextLink>
            </li>
          ))}
          {files.map(({ text, file }) => (
            <li key={file.href}>
              <FileLink file={file} text={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Says that experiences of a list are not published: nothing else is known of them (CNT-07). */
export function Resting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.resting} data-resting={count}>
      {count === 1
        ? 'One more is not available at present. It will be here again when it is.'
        : `${count} more are not available at present. They will be here again when they are.`}
    </p>
  );
}
