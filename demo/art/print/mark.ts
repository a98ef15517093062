import { readFileSync } from 'node:fs';

const mark = readFileSync(new URL('../../../apps/site/public/brand-mark.svg', import.meta.url), 'utf8');

/** The mark in one colour, its river in another. */
export const markIn = (colour: string, river: string): string =>
  mark.replaceAll('#f7f1e5', river).replaceAll('#99402a', colour);

/** The mark on a ground of its own, `size` pixels wide, with as much air as the place it stands in asks for. */
export const icon = (size: number, air: number): string =>
  `<div style="width:${size}px;height:${size}px;background:#f7f1e5;padding:${Math.round(size * air)}px">${mark}</div>`;
