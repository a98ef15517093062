/**
 * What pages weigh and what a kept one costs: bytes of HTML, style sheets and first-load scripts of twelve templates, and requests a
 * second with the processor time of the site's process for each, over connections that are kept.
 *
 *   npm run bench -- pages [--before DIRECTORY] [--pairs 6] [--seconds 1] [--connections 16] [/path ...]
 *
 * With `--before`, the folder of another checkout that has its own `node_modules`, products of both stand side by side, each on its own
 * tests' demonstration. That one and this one take turns, one of them always stopped, and beside each figure of this one stands how much
 * more it is than the other's, in percent: of times the median of the pairs, with their middle half. Bytes differ by what the
 * demonstrations say, too. There is no bar; quote times from a quiet machine.
 */
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Product, startProduct } from '../tests/support/product.ts';
import { templates } from '../tests/support/templates.ts';
import { atRest, programsOf } from './support/at-rest.ts';
import { processorTime } from './support/bench-site.ts';
import { type PageLoad, pageLoad } from './support/page-load.ts';
import { type PageWeight, pageWeight } from './support/page-weight.ts';
import { percentile } from './support/percentile.ts';

const { values, positionals } = parseArgs({
  options: {
    before: { type: 'string' },
    pairs: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '16' },
  },
  allowPositionals: true,
});
const connections = Number(values.connections);

const asked = [
  ...['home', 'property', 'lodge', 'rooms of a lodge', 'prices of all places', 'prices of a property'],
  ...['stories', 'story', 'experiences', 'Travel Africa', 'house', 'contact'],
];
const paths = positionals.length > 0 ? positionals : asked.map(pathOf);

/** @throws Error where the list of templates has none of that name */
function pathOf(name: string): string {
  const template = templates.find((each) => each.name === name);
  if (!template) throw new Error(`There is no template "${name}".`);
  return template.path;
}

/** What one turn of a product has shown of one page. */
interface Turn {
  readonly perSecond: number;
  /** Milliseconds of the site's processor time a request. */
  readonly cost: number;
}

/** A product of one of the checkouts. */
interface Side {
  readonly product: Product;
  readonly programs: ReturnType<typeof programsOf>;
  readonly load: PageLoad;
  readonly weights: readonly PageWeight[];
  /** Of each page, in the order of `paths`, its turns. */
  readonly turns: readonly Turn[][];
}

function signal(pids: Readonly<Record<string, number>>, name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of Object.values(pids)) process.kill(pid, name);
}

/** @throws Error unless the page is answered from what the site keeps */
async function expectKept(address: URL): Promise<void> {
  for (let ask = 0; ask < 2; ask++) {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    if (ask === 1 && answer.headers.get('x-cache') !== 'hit') throw new Error(`${address} is not kept.`);
  }
}

async function measured(product: Product): Promise<Side> {
  const programs = programsOf(product);
  const load = pageLoad(product.siteUrl);
  const weights: PageWeight[] = [];
  for (const path of paths) {
    const address = new URL(path, product.siteUrl);
    await expectKept(address);
    weights.push(await pageWeight(address));
    // Code that has not run yet is compiled first.
    await load.run(path, connections, AbortSignal.timeout(500));
  }
  return { product, programs, load, weights, turns: paths.map(() => []) };
}

async function measureTurn({ programs, load, turns }: Side): Promise<void> {
  // What they make up for after a pause is no page's.
  await atRest(Object.values(programs));
  for (const [index, path] of paths.entries()) {
    await load.run(path, connections, AbortSignal.timeout(200));
    const [spent, began] = [processorTime(programs.site), performance.now()];
    const answers = await load.run(path, connections, AbortSignal.timeout(Number(values.seconds) * 1000));
    const seconds = (performance.now() - began) / 1000;
    turns[index]?.push({
      perSecond: answers / seconds,
      cost: (processorTime(programs.site) - spent) / answers,
    });
  }
}

const percent = (ratio: number) => `${ratio >= 1 ? '+' : '−'}${(Math.abs(ratio - 1) * 100).toFixed(1)} %`;

/** A figure, and where there is another checkout how much more it is than there. */
function figure(now: string, ratios: readonly number[]): string {
  if (ratios.length === 0) return now.padStart(12);
  const [least, median, most] = [0.25, 0.5, 0.75].map((share) => percent(percentile(ratios, share)));
  const middle = ratios.length > 1 ? ` (${least} to ${most})` : '';
  return `${now.padStart(12)} ${`${median}${middle}`.padEnd(ratios.length > 1 ? 30 : 9)}`;
}

const whole = new Intl.NumberFormat('en-GB');
const nameWidth = Math.max(...paths.map((path) => path.length), 'all of them'.length) + 2;

function printWeights(now: Side, before: Side | null): void {
  const parts = ['html', 'htmlBrotli', 'styles', 'scripts'] as const;
  console.log('Bytes: HTML; brotli: HTML, style sheets, first-load scripts');
  const row = (name: string, one: PageWeight, other: PageWeight | null) => {
    const figures = parts.map((part) => {
      // Nothing on both sides is no difference; what was nothing before has no share of it.
      const ratio = other && (one[part] === other[part] ? 1 : one[part] / other[part]);
      return figure(whole.format(one[part]), ratio === null ? [] : [ratio]);
    });
    console.log(`${name.padEnd(nameWidth)}${figures.join('')}`);
  };
  for (const [index, path] of paths.entries()) {
    const one = now.weights[index];
    if (one) row(path, one, before?.weights[index] ?? null);
  }
  const sum = ({ weights }: Side) =>
    Object.fromEntries(
      parts.map((part) => [part, weights.reduce((all, weight) => all + weight[part], 0)]),
    ) as unknown as PageWeight;
  row('all of them', sum(now), before && sum(before));
}

function printTurns(now: Side, before: Side | null): void {
  const beside = before ? ', each with the median and the middle half of the pairs' : '';
  console.log(
    `\nKept pages over ${values.pairs} turns${beside}: requests a second, milliseconds of the site's processor time a request`,
  );
  const ratiosOf = (index: number, part: keyof Turn) =>
    (now.turns[index] ?? []).flatMap((turn, pair) => {
      const other = before?.turns[index]?.[pair];
      return other ? [turn[part] / other[part]] : [];
    });
  const row = (name: string, turns: readonly Turn[], ratios: (part: keyof Turn) => readonly number[]) => {
    const middle = (part: keyof Turn) =>
      percentile(
        turns.map((turn) => turn[part]),
        0.5,
      );
    console.log(
      `${name.padEnd(nameWidth)}${figure(whole.format(Math.round(middle('perSecond'))), ratios('perSecond'))}${figure(middle('cost').toFixed(3), ratios('cost'))}`,
    );
  };
  for (const [index, path] of paths.entries())
    row(path, now.turns[index] ?? [], (part) => ratiosOf(index, part));
  row('all of them', now.turns.flat(), (part) => paths.flatMap((_, index) => ratiosOf(index, part)));
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
}

const products: Product[] = [];

/** A program that is stopped does not hear that the one that started it has ended. */
function continueAll(): void {
  for (const product of products)
    try {
      signal(programsOf(product), 'SIGCONT');
    } catch {
      // It has ended already.
    }
}

for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => {
    continueAll();
    process.exit(1);
  });

try {
  products.push(await startProduct());
  if (values.before) {
    const other: { startProduct: typeof startProduct } = await import(
      join(resolve(values.before), 'tests', 'support', 'product.ts')
    );
    products.push(await other.startProduct());
  }
  const sides: Side[] = [];
  for (const product of products) {
    const side = await measured(product);
    sides.push(side);
    signal(side.programs, 'SIGSTOP');
  }
  for (let pair = 0; pair < Number(values.pairs); pair++)
    // The other one first: A B A B.
    for (const side of sides.toReversed()) {
      signal(side.programs, 'SIGCONT');
      await measureTurn(side);
      signal(side.programs, 'SIGSTOP');
    }
  const [now, before = null] = sides;
  if (now) {
    printWeights(now, before);
    printTurns(now, before);
  }
} finally {
  continueAll();
  for (const product of products) await product.stop();
}
