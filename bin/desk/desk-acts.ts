import { answeringActs } from './acts/answering.ts';
import { deliveryActs } from './acts/deliveries.ts';
import { findingActs } from './acts/finding.ts';
import { mailActs } from './acts/mails.ts';
import { privacyActs } from './acts/privacy.ts';
import { viewActs } from './acts/views.ts';
import { workingActs } from './acts/working.ts';
import type { DeskAct } from './desk-act.ts';

/** Every command, by the word it is called with. */
export const deskActs: Readonly<Partial<Record<string, DeskAct>>> = {
  ...findingActs,
  ...deliveryActs,
  ...workingActs,
  ...answeringActs,
  ...viewActs,
  ...mailActs,
  ...privacyActs,
};
