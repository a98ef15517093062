import type { DestinationStream } from 'pino';

/** What is needed of standard output. Node opens it anew after a refused write: the next one is tried like the first. */
export interface Output {
  write(text: string, done: (error?: Error | null) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * A place for log lines that may refuse them (a file on a full disk, a pipe nobody reads any more) without ending what goes on. Lines
 * that were lost are counted, and told of in a line of their own once one is taken again.
 */
export function survivingOutput(output: Output, now: () => Date = () => new Date()): DestinationStream {
  let lost = 0;
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

  return { write: (line) => write(line, 1) };
}
