import { parseArgs } from 'node:util';

/** What a fake takes when it runs as a process of its own. */
export interface ProcessOptions {
  readonly port: number;
  /** A file that gets one JSON line for everything received. */
  readonly record: string | undefined;
}

interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Runs a fake as a process, `node tests/fakes/smtp.ts --port 2525 --record sent.jsonl`: prints its address in one line
 * once it listens, and ends cleanly on SIGTERM and SIGINT.
 */
export async function runAsProcess(start: (options: ProcessOptions) => Promise<Running>): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, record: { type: 'string' } } });
  const port = Number(values.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    process.stderr.write(`--port must be a port number, but is "${values.port}".\n`);
    process.exit(1);
  }
  const running = await start({ port, record: values.record });
  process.stdout.write(`${running.url}\n`);
  const stop = () => running.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
