import { isEnquiryKind, isLinkable, propertyOfPath } from '@sundowner/brand';
import type { Experience } from '../../content/experience/experience.ts';
import type { File } from '../../content/fields/picture.ts';
import { dialogLink } from '../../links/dialog-link.ts';

export interface ExperienceLink {
  readonly text: string;
  readonly link: { readonly href: string; readonly 'data-dialog'?: string | undefined };
}

export interface ExperienceButtons {
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
export function buttonsOf(experience: Experience, from: string): ExperienceButtons {
  const { title, availableAt, buttons, whatToExpect } = experience;
  const property = propertyOfPath(from);
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
