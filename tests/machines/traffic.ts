import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { Line } from '../support/line.ts';
import { sitesOf } from './acts.ts';
import type { Stage } from './stage.ts';

/** What became of posts and pages while something happened. */
export interface TrafficReport {
  readonly acknowledged: number;
  /** Answers the desk took from a concierge. */
  readonly answered: number;
  /** How often each other status was answered to a post. */
  readonly refused: Readonly<Record<number, number>>;
  /** Posts that were cut off unanswered. */
  readonly gone: number;
  readonly pages: number;
  /** Pages that were not answered with 200, and how. */
  readonly pageFaults: readonly string[];
}

/** Pages every installation has. */
const paths = ['/contact-us', '/enquire/telephone', '/enquiry/ticket?kind=telephone'];
/**
 * Connections that post, and that read; milliseconds each rests after an answer, and while a machine starts, which would otherwise wait for
 * the processors with which they are answered. A concierge writes one answer after the other, with a rest of its own.
 */
const size = { posting: 4, reading: 3, rest: 40, restAtStart: 250, conciergeRest: 150 };

/** Visitors post and read through nginx and a concierge answers them, until told to stop. */
function startTraffic(stage: Stage, more: readonly string[]): { end(): Promise<TrafficReport> } {
  const { load, nginx, concierge, machines } = stage;
  const stop = new AbortController();
  const isCalm = () => machines.some((machine) => machine.isStarting());
  const rest = () => (isCalm() ? size.restAtStart : size.rest);
  const before = {
    acknowledged: load.acknowledged.size,
    answered: concierge.answered.size,
    refused: new Map(load.refused),
    gone: load.gone,
  };
  const asked = [...paths, ...more];
  let pages = 0;
  const pageFaults: string[] = [];

  async function read(): Promise<void> {
    const line = new Line(nginx.port);
    while (!stop.signal.aborted) {
      // Another address each time, so that nginx has a site answer.
      const path = asked[pages % asked.length] ?? '/';
      const address = `${path}${path.includes('?') ? '&' : '?'}visit=${pages}`;
      pages += 1;
      const answer = await line.ask(
        `GET ${address} HTTP/1.1\r\nHost: www.example.com\r\nAccept: text/html\r\n\r\n`,
      );
      if (answer?.status !== 200) pageFaults.push(`${path}: ${answer?.status ?? 'no answer'}`);
      await wait(rest());
    }
    line.close();
  }
  const running = Promise.all([
    load.run(size.posting, rest, stop.signal),
    concierge.run(sitesOf(stage), () => (isCalm() ? size.restAtStart : size.conciergeRest), stop.signal),
    ...Array.from({ length: size.reading }, read),
  ]);

  return {
    async end() {
      stop.abort();
      await running;
      const refused = [...load.refused].map(
        ([status, count]) => [status, count - (before.refused.get(status) ?? 0)] as const,
      );
      return {
        acknowledged: load.acknowledged.size - before.acknowledged,
        answered: concierge.answered.size - before.answered,
        refused: Object.fromEntries(refused.filter(([, count]) => count > 0)),
        gone: load.gone - before.gone,
        pages,
        pageFaults,
      };
    },
  };
}

/** Runs something under this traffic, from a moment before it until a moment after. @param name of it, in what the run says at its end @param more pages they read besides */
export async function under(
  stage: Stage,
  name: string,
  work: () => Promise<void>,
  more: readonly string[] = [],
): Promise<TrafficReport> {
  const traffic = startTraffic(stage, more);
  const began = performance.now();
  try {
    await wait(500);
    await work();
    await wait(500);
  } finally {
    await traffic.end();
  }
  const report = await traffic.end();
  const { acknowledged, answered, refused, gone, pages, pageFaults } = report;
  stage.note(
    `${name}, ${Math.round((performance.now() - began) / 1000)} s: ${acknowledged} enquiries acknowledged, ${answered} answered, refused ${JSON.stringify(refused)}, ${gone} cut off; ${pages - pageFaults.length} of ${pages} pages`,
  );
  return report;
}

/** What a report holds where nobody was refused anything. */
export const nothingFailed = { refused: {}, gone: 0, pageFaults: [] };

/** Holds a report to this: pages stood, every post was answered, and the person who was not acknowledged was told so by this status. */
export function expectOnlyRefused(report: TrafficReport, status: number): void {
  expect(Object.keys(report.refused).filter((one) => one !== String(status))).toEqual([]);
  expect(report).toMatchObject({ gone: 0, pageFaults: [] });
}
