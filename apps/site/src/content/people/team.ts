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

export interface TeamGroup {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly members: readonly TeamMember[];
}

const noGroup: TeamGroup = { title: '', subtitle: '', description: '', members: [] };

/** A group of a team; its people stand under `members` or, for travel professionals, `list`. */
const teamGroup = z
  .object({
    title: words,
    subtitle: words,
    description: words,
    members: entries(teamMember),
    list: entries(teamMember),
  })
  .transform(({ members, list, ...raw }): TeamGroup => ({ ...raw, members: [...members, ...list] }))
  .nullish()
  .transform((group) => group ?? noGroup);

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
  reading.oneOrNone({
    name: `meetTheTeam-${tag}`,
    collection: 'meetTheTeam',
    where: { tag: { equals: tag } },
    depth: 2,
    schema: team,
    keep: 'found',
  });
