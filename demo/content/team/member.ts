import type { TeamMember } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { plate } from '../references.ts';

export type Member = Authored<TeamMember>;

/** A member of the team; `note` is the one line that stands on cards. */
export const member = (
  name: string,
  role: string,
  portrait: PlateId,
  place: string,
  since: string,
  note: string,
  biography: string,
  languages: readonly string[],
): Omit<Member, 'position'> => ({
  name,
  role,
  portrait: plate(portrait),
  place,
  since,
  note,
  biography,
  languages: [...languages],
});
