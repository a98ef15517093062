/**
 * How long the page "Where does it fit?" takes to answer an asking, every room of the demonstration against it, drawn afresh each time.
 * Bar: p99 at most 80 ms. Askings are of every kind: a day, a month, any month, with children, a budget in another currency, a treehouse,
 * and of those some that nothing fits.
 *
 *   npm run bench -- where-it-fits [--rounds 400]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startProduct } from '../tests/support/product.ts';
import { unhurried } from '../tests/support/shared-product.ts';
import { atRest, programsOf } from './support/at-rest.ts';
import { processorTime } from './support/bench-site.ts';
import { percentile } from './support/percentile.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '400' } } });
const rounds = Number(values.rounds);
const barMs = 80;

const product = await startProduct({ env: unhurried });
const pick = <Value>(list: readonly Value[], round: number, step: number): Value =>
  list[Math.floor(round / step) % list.length] as Value;

/** Each part in another rhythm, so that every combination comes. */
function asking(round: number): string {
  const year = new Date().getUTCFullYear() + 1;
  const parts: Readonly<Record<string, string>> = {
    adults: pick(['2', '1', '4', '6'], round, 1),
    ages: pick(['', '4', '9 and 14', ''], round, 2),
    nights: pick(['4', '2', '7', '1', '14'], round, 1),
    month: pick(['', `${year}-05`, `${year}-07`, `${year}-12`], round, 3),
    dateStart: pick(['', '', `${year}-06-10`], round, 5),
    budget: pick(['', '8000', '150000', '500'], round, 1),
    currency: pick(['', 'USD'], round, 4),
    malaria: pick(['', 'free'], round, 7),
    treehouse: pick(['', 'yes'], round, 2),
  };
  return `${product.siteUrl}/where-it-fits?${new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''))}`;
}

const programs = programsOf(product);
const taken: number[] = [];
let processorBefore = 0;
let slowest = { ms: 0, address: '' };
// The first twenty warm it up.
for (let round = -20; round < rounds; round++) {
  if (round === 0) {
    await atRest(Object.values(programs));
    processorBefore = processorTime(programs.site);
  }
  const address = asking(Math.abs(round));
  const began = performance.now();
  const answer = await fetch(address);
  const html = await answer.text();
  const ms = performance.now() - began;
  if (!answer.ok || !html.includes('data-fit-row')) throw new Error(`${address} answered ${answer.status}.`);
  if (round < 0) continue;
  taken.push(ms);
  if (ms > slowest.ms) slowest = { ms, address };
}
const p99 = percentile(taken, 0.99);
const cost = (processorTime(programs.site) - processorBefore) / rounds;
console.log(
  `an asking of every room: ${percentile(taken, 0.5).toFixed(1)} ms median, ${p99.toFixed(1)} ms p99 of ${rounds}, ${cost.toFixed(1)} ms of the site’s processor time each (bar ${barMs} ms; load ${loadavg()[0]?.toFixed(1)})`,
);
console.log(`slowest: ${slowest.ms.toFixed(1)} ms, ${new URL(slowest.address).search}`);
await product.stop();
process.exit(p99 > barMs ? 1 : 0);
