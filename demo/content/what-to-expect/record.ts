import type { WhatToExpect } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { file } from '../references.ts';

export type Expectation = Authored<WhatToExpect>;

/** A sign: its title, the words under it, and the name of what is drawn beside it. */
export const sign = (title: string, description: string, icon: string) => ({ title, description, icon });

/** Sentences, one a row. */
export const sentences = (...rows: readonly string[]) => rows.map((text) => ({ text }));

/** What nearly everyone should wear in the bush. */
export const bushClothes = [
  sign(
    'Dust colours',
    'Khaki, grey, olive. White shows, and tsetse are not the only ones who like dark blue.',
    'shirt',
  ),
  sign('Closed shoes', 'Thorns are longer than you think. Boots only if you walk.', 'shoes'),
  sign('Layers', 'Six degrees at six and twenty-six at noon, from May to August.', 'jersey'),
  sign('A hat that stays on', 'On a vehicle at forty kilometres an hour.', 'hat'),
];

/** A file of the dialog: the words of its link, and its name. */
export const keep = (description: string, name: string) => ({ description, file: file(name) });
