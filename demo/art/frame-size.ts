import type { Scene } from './scene.ts';

/** The size a scene is drawn at unless another is asked for, in pixels; a tall one is cut out of the middle. */
export const frameSize = ({ frame }: Scene): readonly [width: number, height: number] =>
  frame === 'round' ? [4096, 2048] : [1920, 1200];
