import { enhanceCarousel } from './carousel/carousel.client.ts';
import { enhanceMovingPicture } from './quote/moving-picture.client.ts';

/** Brings to life a part that is there when it can be seen; in one script, as those that wait for a hand (`by-hand.client.ts`). */
export const enhanceInView = (root: HTMLElement): unknown =>
  root.dataset.moving === undefined ? enhanceCarousel(root) : enhanceMovingPicture(root);
