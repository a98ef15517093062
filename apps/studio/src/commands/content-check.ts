import { findingsReport } from '../review/report-findings.ts';
import { reviewContent } from '../review/review.ts';
import { openPayload } from '../start/open-payload.ts';

/**
 * `npm run content:check`: what the editors' start page finds, as lines. Exit code 0 when there is nothing to put right, 2 when there
 * is, 1 when the content could not be read.
 */
async function main(): Promise<never> {
  let code = 1;
  try {
    const payload = await openPayload();
    const { text, found } = findingsReport(await reviewContent(payload));
    await payload.destroy();
    // Output to a pipe is written after this turn.
    await new Promise((done) => process.stdout.write(text, done));
    code = found === 0 ? 0 : 2;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  // Payload keeps timers that would hold the process open.
  process.exit(code);
}

await main();
