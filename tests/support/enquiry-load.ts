import { setTimeout as wait } from 'node:timers/promises';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { createTicketSigner } from '@sundowner/enquiries/intake/ticket';
import type { Keyring } from '@sundowner/keyring';
import { Line, type Way } from './line.ts';

/** What became of one post: `gone` was cut off unanswered. */
export type PostOutcome =
  | { readonly kind: 'acknowledged'; readonly reference: string }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'gone' };

/** Visitors who send the telephone form over kept connections; plain sockets, so that the load costs the machine little. */
export interface EnquiryLoad {
  readonly acknowledged: Map<string, number>;
  /** How often each other status was answered. */
  readonly refused: Map<number, number>;
  /** Milliseconds from a post's first byte sent to its answer's last one, of those acknowledged. */
  readonly latencies: number[];
  sent: number;
  gone: number;
  /** One post over a connection of its own. */
  once(): Promise<PostOutcome>;
  /** Posts over `connections` at once, each resting so many milliseconds after an answer, until `stop`. */
  run(connections: number, pace: number | (() => number), stop: AbortSignal): Promise<void>;
}

/**
 * @param keyring of the product: the load makes its own tickets, a minute old, so that the bot check quarantines none
 * @param siteUrl the product's `SITE_URL`
 * @param headsOf further heads of a visitor's post, each with the end of its line
 * @param onOutcome hears of every post that has ended, and when it was sent (`performance.now()`)
 */
export function enquiryLoad(
  way: Way,
  siteUrl: string,
  keyring: Keyring,
  onOutcome: (outcome: PostOutcome, sentAt: number) => void = () => {},
  headsOf: (visitor: number) => string = () => '',
): EnquiryLoad {
  const office = createTicketSigner({
    keyring,
    clock: { now: () => Date.now() - 60_000 },
    limits: { ticketAge: 86_400_000 },
  });
  const { host } = new URL(siteUrl);

  function request(visitor: number): string {
    const body = JSON.stringify({
      ticket: office.issue(telephoneForm),
      name: 'Load',
      surname: `Visitor ${visitor}`,
      tel: '+27 82 000 0000',
      email: `visitor-${visitor}@example.com`,
      accept: ['consentTrue'],
      from: '/',
    });
    return `POST /enquiry/phoneme HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${siteUrl}\r\nContent-Type: application/json\r\nAccept: application/json\r\n${headsOf(visitor)}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  }

  async function post(line: Line): Promise<PostOutcome> {
    const began = performance.now();
    const outcome = await tried(line);
    onOutcome(outcome, began);
    return outcome;
  }

  async function tried(line: Line): Promise<PostOutcome> {
    const text = request(load.sent++);
    const began = performance.now();
    const answer = await line.ask(text);
    if (!answer) {
      load.gone++;
      return { kind: 'gone' };
    }
    if (answer.status !== 201 && answer.status !== 200) {
      load.refused.set(answer.status, (load.refused.get(answer.status) ?? 0) + 1);
      return { kind: 'refused', status: answer.status };
    }
    load.latencies.push(performance.now() - began);
    const reference = /"reference":"([^"]+)"/.exec(answer.body)?.[1] ?? '';
    load.acknowledged.set(reference, Date.now());
    return { kind: 'acknowledged', reference };
  }

  const load: EnquiryLoad = {
    acknowledged: new Map(),
    refused: new Map(),
    latencies: [],
    sent: 0,
    gone: 0,
    async once() {
      const line = new Line(way);
      const outcome = await post(line);
      line.close();
      return outcome;
    },
    async run(connections, pace, stop) {
      const lines = Array.from({ length: connections }, () => new Line(way));
      const restOf = typeof pace === 'number' ? () => pace : pace;
      await Promise.all(
        lines.map(async (line) => {
          while (!stop.aborted) {
            const { kind } = await post(line);
            // A server that refuses the connection at once is not to be asked a thousand times a second.
            if (kind === 'gone') await wait(20);
            const rest = restOf();
            if (rest > 0) await wait(rest);
          }
        }),
      );
      for (const line of lines) line.close();
    },
  };
  return load;
}
