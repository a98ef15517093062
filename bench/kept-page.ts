/**
 * What a kept page costs beside a bare `node:http` server on the same Node that sends the same head and body: microseconds of processor
 * time a request and requests a second over kept connections, in brotli and plain.
 *
 *   npm run bench -- kept-page [--pairs 6] [--seconds 1] [--connections 16] [/path]
 *
 * Both take turns, one of them always stopped; behind the middle of all turns stands their middle half. Bar, in brotli: at most 48 µs
 * where the bare server takes 33, or 145 % of what it takes. Quote it from a quiet machine.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../tests/support/product.ts';
import { atRest, programsOf } from './support/at-rest.ts';
import { endChildren, processorTime, root, run, until } from './support/bench-site.ts';
import { pageLoad } from './support/page-load.ts';
import { percentile } from './support/percentile.ts';

const { values, positionals } = parseArgs({
  options: {
    pairs: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '16' },
  },
  allowPositionals: true,
});
const [path = '/contact-us'] = positionals;
const bar = 48 / 33;

interface Side {
  readonly name: string;
  readonly pids: readonly number[];
  /** Of the process that answers. */
  readonly pid: number;
  readonly url: string;
  readonly encoding: string;
  /** Microseconds of each turn, and requests a second. */
  readonly costs: number[];
  readonly rates: number[];
}

const signal = ({ pids }: Side, name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of pids) process.kill(pid, name);
};

async function bareServer(address: string, encoding: string): Promise<Side> {
  let said = '';
  const child = run(join(root, 'bench/support/bare-server.ts'), [address, encoding], {}, (text) => {
    said += text;
  });
  await until(
    'the bare server',
    10_000,
    () => /^\d+\n/.test(said),
    () => (child.exitCode === null ? null : said),
  );
  const pid = child.pid ?? 0;
  const url = `http://127.0.0.1:${said.trim()}`;
  return { name: 'bare', pids: [pid], pid, url, encoding, costs: [], rates: [] };
}

async function measureTurn({ pids, pid, url, encoding, costs, rates }: Side): Promise<void> {
  await atRest(pids);
  const load = pageLoad(url, encoding);
  const many = Number(values.connections);
  await load.run(path, many, AbortSignal.timeout(200));
  const [spent, began] = [processorTime(pid), performance.now()];
  const answers = await load.run(path, many, AbortSignal.timeout(Number(values.seconds) * 1000));
  rates.push(answers / ((performance.now() - began) / 1000));
  costs.push(((processorTime(pid) - spent) * 1000) / answers);
}

const middle = (numbers: readonly number[]) => percentile(numbers, 0.5);
const figure = (numbers: readonly number[], digits = 0) =>
  `${middle(numbers).toFixed(digits)} (${percentile(numbers, 0.25).toFixed(digits)} to ${percentile(numbers, 0.75).toFixed(digits)})`;

const product = await startProduct();
const sides: Side[] = [];
try {
  const { site, studio } = programsOf(product);
  for (let ask = 0; ask < 2; ask++) {
    const answer = await fetch(new URL(path, product.siteUrl));
    await answer.arrayBuffer();
    if (ask === 1 && answer.headers.get('x-cache') !== 'hit') throw new Error(`${path} is not kept.`);
  }
  for (const encoding of ['br', 'identity']) {
    const kept = { name: 'kept', pids: [site, studio], pid: site, url: product.siteUrl, encoding };
    sides.push(await bareServer(new URL(path, product.siteUrl).href, encoding), {
      ...kept,
      costs: [],
      rates: [],
    });
  }
  for (const side of sides) {
    await pageLoad(side.url, side.encoding).run(path, 16, AbortSignal.timeout(1500));
  }
  for (const side of sides) signal(side, 'SIGSTOP');
  for (let pair = 0; pair < Number(values.pairs); pair++)
    for (const side of sides) {
      signal(side, 'SIGCONT');
      await measureTurn(side);
      signal(side, 'SIGSTOP');
    }
  for (const { name, encoding, costs, rates } of sides)
    console.log(`${name} ${encoding.padEnd(9)} ${figure(costs, 1)} µs, ${figure(rates)} requests a second`);
  const [bare, kept] = sides;
  const ratios = (kept?.costs ?? []).map((cost, turn) => cost / (bare?.costs[turn] ?? Number.NaN));
  const ratio = middle(ratios);
  console.log(
    `${path} in brotli costs ${(ratio * 100).toFixed(0)} % of what the bare server takes, bar ${(bar * 100).toFixed(0)} %: ${ratio <= bar ? 'met' : 'NOT met'}; load ${loadavg()[0]?.toFixed(1)}`,
  );
} finally {
  for (const side of sides) signal(side, 'SIGCONT');
  endChildren();
  await product.stop();
}
