import { enquiryCalls } from './calls/enquiry-calls.ts';
import { listCalls } from './calls/list-calls.ts';
import { privacyCalls } from './calls/privacy-calls.ts';
import { staffCalls } from './calls/staff-calls.ts';

/**
 * Every call of the desk, by its name. The site's routes, the studio's endpoints and the pages' calls are made of these rows. The first
 * row that fits an address answers it.
 */
export const deskCalls = { ...enquiryCalls, ...listCalls, ...privacyCalls, ...staffCalls } as const;

export type DeskCalls = typeof deskCalls;
export type DeskCallName = keyof DeskCalls;
