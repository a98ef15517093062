import { createHash } from 'node:crypto';
import type { SiteNotice } from '../../content/site/chrome.ts';

/** A short name that changes with a notice's words: a new message shows although the one before was put away. */
export const noticeId = ({ message, link }: SiteNotice): string =>
  createHash('sha256')
    .update(JSON.stringify([message, link]))
    .digest('hex')
    .slice(0, 8);
