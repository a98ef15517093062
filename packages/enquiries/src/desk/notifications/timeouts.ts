import { minute, second } from '../../clock.ts';

/** How long one mail to a person of the house may take. */
export const mailTime = 30 * second;
/** After a mail that could not be sent none is tried for so long: the mail server has said enough. */
export const restAfterFailure = 5 * minute;
