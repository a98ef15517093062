import type { AstroLoggerDestination } from 'astro';
import { withoutQueries } from './log.ts';
import { runtimeLog } from './runtime.ts';

/** Sends what Astro logs to our log, or to standard error while it builds. */
export default function astroLogger(): AstroLoggerDestination {
  return {
    write({ level, label, message }) {
      const text = withoutQueries(message);
      const log = runtimeLog();
      if (!log) process.stderr.write(`${label ? `[${label}] ` : ''}${message}\n`);
      else if (level === 'error') log.error({ part: label }, text);
      else if (level === 'warn') log.warn({ part: label }, text);
      // Astro tells of every request it renders; ours is the request log.
      else log.debug({ part: label }, text);
    },
  };
}
