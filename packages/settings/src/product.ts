import { alerts } from './product/alerts.ts';
import { analytics } from './product/analytics.ts';
import { brand } from './product/brand.ts';
import { cdn } from './product/cdn.ts';
import { currency } from './product/currency.ts';
import { ground } from './product/ground.ts';
import { home } from './product/home.ts';
import { desk, installation, operation } from './product/installation.ts';
import { limits } from './product/limits.ts';
import { mail } from './product/mail.ts';
import { media } from './product/media.ts';

export { ground };

/** Settings whose values stand at the head of an application's settings. */
export const loose = { ...installation, ...desk, ...operation };

/** Settings whose values stand under a name of their own. */
export const named = { brand, installation: home, mail, limits };

/** What the site reads, each a thing of its own; of some the studio reads a part, or all. */
export const siteGroups = { cdn, media, alerts, analytics, currency };
