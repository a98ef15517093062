import { answeringActs } from './acts/answering.ts';
import { findingActs } from './acts/finding.ts';
import { mailActs } from './acts/mails.ts';
import { privacyActs } from './acts/privacy.ts';
import { viewActs } from './acts/views.ts';
import { workingActs } from './acts/working.ts';
import type { DeskAct } from './desk-act.ts';

/** Everything the desk's screens do, by the word it is called with. */
export const deskActs: Readonly<Partial<Record<string, DeskAct>>> = {
  ...findingActs,
  ...workingActs,
  ...answeringActs,
  ...viewActs,
  ...mailActs,
  ...privacyActs,
};
