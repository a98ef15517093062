import type { LackRule } from './lack-rule.ts';
import { pageLacks } from './page-lacks.ts';
import { placeLacks } from './place-lacks.ts';

/**
 * What each page lacks without them: the one table that the panel beside a form and the guide on the start page are made from. What must be
 * there before an entry can be published is no row of it: the form's own required fields say that.
 */
export const lackRules: Readonly<Record<string, readonly LackRule[]>> = { ...placeLacks, ...pageLacks };
