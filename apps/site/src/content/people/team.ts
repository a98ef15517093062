import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { entries, words } from '../fields/fields.ts';
import { rename } from '../fields/rename.ts';
import type { Reading } from '../reading/reading.ts';
import { type TeamMember, teamMember } from './team-member.ts';

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
