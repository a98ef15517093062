import { createHash } from 'node:crypto';

/**
 * The two texts that stand inline in pages, word for word the same on each: the content policy lets them through by their hashes and
 * nothing else that is inline (docs/decisions: cross-document transitions, notice put away).
 */

/**
 * Pages of ours fade into one another. It stands in the document itself: Chromium asks a page for it before stylesheets from the
 * network have come, and calls a page that has it only there an error.
 */
export const transitionStyle =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Hides a notice that was put away in this session, before the first paint: later pages must not jump. */
export const noticeScript =
  'try{var d=document.documentElement;if(sessionStorage.notice===document.currentScript.dataset.notice)d.dataset.notice="away"}catch(e){}';

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts as the content policy names them. */
export const inlineSources = { style: sourceOf(transitionStyle), script: sourceOf(noticeScript) };
