import { lionSandsSafaris } from './our-safaris/lionsands.ts';
import { maratabaSafaris } from './our-safaris/marataba.ts';
import type { SafariSection } from './our-safaris/months.ts';
import { monwanaSafaris } from './our-safaris/monwana.ts';

/** What the safari pages tell, with the year month by month. */
export const ourSafaris: readonly SafariSection[] = [lionSandsSafaris, monwanaSafaris, maratabaSafaris];
