import { type DestinationStream, type Logger, pino } from 'pino';
import type { SiteSettings } from '../settings.ts';

/** What is needed of standard output. Node opens it anew after a refused write: the next one is tried like the first. */
export interface Output {
  write(text: string, done: (error?: Error | null) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * A place for log lines that may refuse them (a file on a full disk, a pipe nobody reads any more) without ending what goes on. Lines
 * that were lost are counted, and told of in a line of their own once one is taken again. Lines of one turn of the loop are written
 * together: under load a write of its own for each costs a sixth of what a kept page does.
 */
export function survivingOutput(output: Output, now: () => Date = () => new Date()): DestinationStream {
  let lost = 0;
  let waiting = '';
  let waitingLines = 0;
  // Each write hears of its own failure; without a listener the output's would end the process.
  output.on('error', () => {});

  function write(line: string, lines: number): void {
    output.write(line, (error) => {
      if (error) lost += lines;
      else if (lost > 0) tell();
    });
  }

  function tell(): void {
    const missing = lost;
    lost = 0;
    const words = {
      level: 40,
      time: now().toISOString(),
      app: 'site',
      lines: missing,
      msg: 'log lines were lost',
    };
    write(`${JSON.stringify(words)}\n`, missing);
  }

  function writeWaiting(): void {
    if (waitingLines === 0) return;
    const [text, lines] = [waiting, waitingLines];
    [waiting, waitingLines] = ['', 0];
    write(text, lines);
  }

  // Standard output is written at once where a process ends (pipes and files, on POSIX).
  process.once('exit', writeWaiting);
  return {
    write(line) {
      waiting += line;
      waitingLines += 1;
      if (waitingLines === 1) setImmediate(writeWaiting);
    },
  };
}

export type Log = Logger;

/** Pino's own, worked out once for all lines of a millisecond. */
function timeOfLines(): () => string {
  let at = 0;
  let words = '';
  return () => {
    const now = Date.now();
    if (now !== at) [at, words] = [now, pino.stdTimeFunctions.isoTime()];
    return words;
  };
}

/**
 * The site's log: one JSON object a line. Requests are logged by path, status and time; query strings, bodies, headers and
 * addresses never are, because they can hold personal data.
 */
export function createLog(level: SiteSettings['logLevel'], destination?: DestinationStream): Log {
  return pino(
    { level, base: { app: 'site' }, timestamp: timeOfLines() },
    destination ?? survivingOutput(process.stdout),
  );
}

/** A text with every query string taken out: Astro's own messages quote whole addresses. */
export const withoutQueries = (text: string): string => text.replace(/\?[^\s"'`)]*/g, '');
