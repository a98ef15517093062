import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { id, texts, words } from '../fields/fields.ts';

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
