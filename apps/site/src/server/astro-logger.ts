import type { AstroLoggerDestination } from 'astro';
import { withLoggedPath } from './http/request-log.ts';
import { withoutQueries } from './log.ts';
import { runtime, runtimeLog } from './runtime.ts';

/** Sends what Astro logs to our log, or to standard error while it builds. */
export default function astroLogger(): AstroLoggerDestination {
  return {
    write({ level, label, message }) {
      const log = runtimeLog();
      const known = () => runtime().collection().collection;
      const text = log ? withoutQueries(withLoggedPath(message, known())) : message;
      if (!log) process.stderr.write(`${label ? `[${label}] ` : ''}${message}\n`);
      else if (level === 'error') log.error({ part: label }, text);
      else if (level === 'warn') log.warn({ part: label }, text);
      // Astro tells of every request it renders; ours is the request log.
      else log.debug({ part: label }, text);
    },
  };
}
