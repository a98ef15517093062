import type { Treehouse } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { chalkley } from './treehouses/chalkley.ts';
import { kingston } from './treehouses/kingston.ts';
import { thabametsi } from './treehouses/thabametsi.ts';
import { tinyeleti } from './treehouses/tinyeleti.ts';

/** The four treehouses in the order menus show them (NAV-10). */
export const treehouses: readonly Authored<Treehouse>[] = [chalkley, kingston, tinyeleti, thabametsi];
