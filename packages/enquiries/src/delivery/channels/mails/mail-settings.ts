import { settingGroup } from '@sundowner/settings/row';
import { second } from '../../../clock.ts';

/** The channels of mail are always set up: the house's own mail settings are enough for them. */
export const houseMail = settingGroup({}, () => ({}));

/**
 * What a mail may take, in milliseconds, and how many may be under way at once. A mail server that looks through a message before it
 * answers takes its time, and one cut off then would get the mail again at every try.
 */
export const mailLimits = { delivery: 30 * second, concurrency: 4 } as const;
