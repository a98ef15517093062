import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { entries, id, texts, words } from '../fields/fields.ts';
import type { TeamGroup, TeamMember } from '../model/team.ts';

/** Someone with a name: an entry without its fields is left out of every list (CNT-10). */
export const teamMember = z
  .object({
    id: id.transform(String),
    name: z.string().trim().min(1),
    role: words,
    portrait: picture,
    place: words,
    since: words,
    note: words,
    biography: words,
    languages: texts,
  })
  .transform((raw): TeamMember => raw);

const noGroup: TeamGroup = { title: '', subtitle: '', description: '', members: [] };

/** A group of a team; its people stand under `members` or, for travel professionals, `list`. */
export const teamGroup = z
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
