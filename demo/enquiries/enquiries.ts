import { done } from './done.ts';
import { held } from './held.ts';
import { ourTurn } from './our-turn.ts';
import type { DemonstrationEnquiry } from './shapes.ts';
import { waiting } from './waiting.ts';

/** Sixty invented enquiries of the last month, in every state the desk knows. */
export const enquiries: readonly DemonstrationEnquiry[] = [...ourTurn, ...waiting, ...held, ...done];
