import { alerts } from './house/alerts.ts';
import { analytics } from './house/analytics.ts';
import { brand } from './house/brand.ts';
import { currency } from './house/currency.ts';
import { ground } from './house/ground.ts';
import { home } from './house/home.ts';
import { desk, installation, operation } from './house/installation.ts';
import { limits } from './house/limits.ts';
import { mail } from './house/mail.ts';

export { ground };

/** Settings whose values stand at the head of an application's settings. */
export const loose = { ...installation, ...desk, ...operation };

/** Settings whose values stand under a name of their own. */
export const named = { brand, installation: home, mail, limits };

/** What only the site reads, each a thing of its own. */
export const siteGroups = { alerts, analytics, currency };
