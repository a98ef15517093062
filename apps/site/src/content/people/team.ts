import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import type { Team } from '../model/team.ts';
import type { Reading } from '../reading/reading.ts';
import { teamGroup } from './team-member.ts';

const team = z
  .object({
    title1: words,
    title2: words,
    description: words,
    image: picture,
    imageCaption: words,
    guestExperienceTeam: teamGroup,
    supportTeam: teamGroup,
    travelProfessionals: teamGroup,
  })
  .transform(
    (raw): Team => ({
      title: raw.title1,
      titleTurn: raw.title2,
      description: raw.description,
      picture: raw.image,
      caption: raw.imageCaption,
      guestExperience: raw.guestExperienceTeam,
      support: raw.supportTeam,
      travelProfessionals: raw.travelProfessionals,
    }),
  );

/**
 * The team of a page by its tag, such as `our-story` (CNT-10).
 *
 * @returns `null` when there is none, or it cannot be read and was not kept (specification 2, section 8: logged only)
 */
export function readTeam(reading: Reading, tag: string): Promise<Team | null> {
  const name = `meetTheTeam-${tag}`;
  return reading.orElse<Team | null>(name, null, () =>
    reading.one({
      name,
      collection: 'meetTheTeam',
      where: { tag: { equals: tag } },
      depth: 2,
      limit: 1,
      schema: team,
      keep: 'found',
    }),
  );
}
