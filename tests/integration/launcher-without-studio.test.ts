import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { type Launcher, startLauncher } from './launcher-stage.ts';

const noStudio = (how: 'ends' | 'hangs') => ({
  NO_STUDIO: how,
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests', 'support', 'no-studio.mjs')).href}`,
});

let product: Launcher | null = null;
afterEach(async () => {
  await product?.stop();
  product = null;
});

async function accepts({ visitors }: Launcher): Promise<unknown> {
  const { status, json, text } = await visitors.postJson(visitors.filled());
  expect(status, text).toBe(201);
  return json.reference;
}

test('KEEP-01/no-studio KEEP-03/studio-ends a studio that ends at once is started again for ever, and enquiries are taken and sent meanwhile', async () => {
  product = await startLauncher(noStudio('ends'));
  const { running, url, visitors, until } = product;
  await running.said(/The site accepts enquiries at/);
  const reference = await accepts(product);
  expect(running.stdout()).toContain(`The site accepts enquiries at ${url}; the studio is not ready yet.`);
  await running.said(/restarted in 2 s/);
  expect(running.stdout()).toContain(
    `The studio stopped while starting (exit code 3). The site accepts enquiries at ${url}; the studio is not ready yet; it will be restarted in 1 s.`,
  );
  await accepts(product);
  await until(() => visitors.conciergeMailOf(reference) !== undefined);
  const page = await fetch(`${url}/enquire/telephone`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('action="/enquiry/phoneme"'),
  ]);
  // The site's alert channels report it to an operator.
  await until(async () => ((await product?.health())?.alerts.restarts ?? 0) > 0);
  const stopped = product.stop();
  product = null;
  expect(await stopped).toBe(0);
}, 300_000);

test('KEEP-03/studio-hangs a studio that takes connections and never answers holds up neither enquiries nor their deliveries', async () => {
  product = await startLauncher({ ...noStudio('hangs'), LIMIT_DEADLINE_FACTOR: '1' });
  const { running, visitors, until, status } = product;
  await running.said(/The site accepts enquiries at/);
  const reference = await accepts(product);
  await until(() => visitors.conciergeMailOf(reference) !== undefined);
  expect(await status('/enquire/telephone')).toBe(200);
  expect(await status('/health')).toBe(200);
}, 300_000);
