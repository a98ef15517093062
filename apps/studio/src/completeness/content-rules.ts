import type { ContentRule } from './content-rule.ts';
import { pageContentRules } from './page-content-rules.ts';
import { placeContentRules } from './place-content-rules.ts';

/**
 * What each page lacks without them: the one table that the panel beside a form and the guide on the start page are made from. What must be
 * there before an entry can be published is no row of it: the form's own required fields say that.
 */
export const contentRules: Readonly<Record<string, readonly ContentRule[]>> = {
  ...placeContentRules,
  ...pageContentRules,
};
