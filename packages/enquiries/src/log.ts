import type { Logger } from 'pino';

/** The part of pino the pipeline uses. No line carries personal data: references, ids, channel names and counts only. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
