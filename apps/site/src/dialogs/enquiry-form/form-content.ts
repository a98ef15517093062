import { southAfricanToday } from '@sundowner/calendar/today';
import type { PictureSource } from '../../ui/picture/picture.tsx';

/** What a form shows that is no part of its configuration. */
export interface FormContent {
  /** Pictures of choices drawn as cards, by the choice's value; a choice without one is a card without a picture. */
  readonly pictures: Readonly<Record<string, PictureSource | null>>;
  /** The day it is in South Africa, yyyy-mm-dd: the first day a journey can begin. */
  readonly today: string;
}

/** A form without pictures, today. */
export const plainContent = (now: number): FormContent => ({ pictures: {}, today: southAfricanToday(now) });
