import { type DestinationStream, type Logger, pino } from 'pino';
import type { SiteSettings } from '../settings.ts';
import { survivingOutput } from './surviving-output.ts';

export type Log = Logger;

/**
 * The site's log: one JSON object a line. Requests are logged by path, status and time; query strings, bodies, headers and
 * addresses never are, because they can hold personal data.
 */
export function createLog(level: SiteSettings['logLevel'], destination?: DestinationStream): Log {
  return pino(
    { level, base: { app: 'site' }, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? survivingOutput(process.stdout),
  );
}

/** A text with every query string taken out: Astro's own messages quote whole addresses. */
export const withoutQueries = (text: string): string => text.replace(/\?[^\s"'`)]*/g, '');
