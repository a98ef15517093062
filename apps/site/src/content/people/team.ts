import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { entries, id, rename, texts, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** Someone visitors meet on the site. An entry without a name is left out of every list (CNT-10). */
export const teamMember = z.object({
  id: id.transform(String),
  name: z.string().trim().min(1),
  role: words,
  portrait: picture,
  place: words,
  since: words,
  note: words,
  biography: words,
  languages: texts,
});

export type TeamMember = z.infer<typeof teamMember>;

/** The team member who signs the thank-you panel (MOD-16); `null` without a portrait. */
export const signatory = z
  .object({ name: words, role: words, portrait: picture })
  .transform(({ portrait, ...raw }) => portrait && { ...raw, portrait });

export type Signatory = NonNullable<z.infer<typeof signatory>>;

/** A group of a team; its people stand under `members` or, for travel professionals, `list`. */
const teamGroup = z.preprocess(
  (group) => group ?? {},
  z
    .object({
      title: words,
      subtitle: words,
      description: words,
      members: entries(teamMember),
      list: entries(teamMember),
    })
    .transform(({ members, list, ...raw }) => ({ ...raw, members: [...members, ...list] })),
);
export type TeamGroup = z.infer<typeof teamGroup>;

const team = z
  .object({
    title1: words,
    /** Second part of the title, in italics. */
    title2: words,
    description: words,
    image: picture,
    imageCaption: words,
    guestExperienceTeam: teamGroup,
    supportTeam: teamGroup,
    travelProfessionals: teamGroup,
  })
  .transform(
    rename({
      title1: 'title',
      title2: 'titleTurn',
      image: 'picture',
      imageCaption: 'caption',
      guestExperienceTeam: 'guestExperience',
      supportTeam: 'support',
    }),
  );

/** The team as a page shows it (CNT-10). */
export type Team = z.infer<typeof team>;

/**
 * The team of a page by its tag, such as `our-story` (CNT-10).
 *
 * @returns `null` when there is none, or it cannot be read and was not kept (specification 2, section 8: logged only)
 */
export const readTeam = (reading: Reading, tag: string): Promise<Team | null> =>
  reading.byFieldOrNone('meetTheTeam', 'tag', tag, { depth: 2, schema: team });
