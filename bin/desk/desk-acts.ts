import { findingActs } from './acts/finding.ts';
import { privacyActs } from './acts/privacy.ts';
import { workingActs } from './acts/working.ts';
import type { DeskAct } from './desk-act.ts';

/** Everything the desk's screens do, by the word it is called with. */
export const deskActs: Readonly<Partial<Record<string, DeskAct>>> = {
  ...findingActs,
  ...workingActs,
  ...privacyActs,
};
