import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReceivedMail, startSmtp } from '../fakes/smtp.ts';
import { type Product, startProduct } from './product.ts';

/**
 * One built product for every test of a run that reads pages or sends enquiries and changes nothing others see: started once by the
 * runner's global setup, asked by all its workers. It belongs to everybody: a test finds what is its own by a visitor or an address
 * nobody else has, and never counts what is there.
 */
export type SharedProduct = Omit<
  Product,
  'stopStudio' | 'startStudio' | 'stopSite' | 'startSite' | 'restartSite' | 'stop' | 'log'
>;

/** Names, in the environment of the runner and its workers, the file that tells of the product. */
const variable = 'SUNDOWNER_SHARED_PRODUCT';

interface Shared {
  readonly product: SharedProduct;
  readonly mails: string;
}

/** Settings under which a test may ask and post as often and as fast as it likes. */
export const unhurried = {
  LIMIT_POSTS_PER_MINUTE: '100000',
  LIMIT_ACCEPTED_PER_MINUTE: '100000',
  LIMIT_SEARCHES_PER_MINUTE: '100000',
  // What a machine's speed gives away is proven by HTTP (site-enquiry-checks.test.ts); elsewhere nobody rests for it.
  LIMIT_BOT_SECONDS: '0',
};

/** For a runner's global setup. @returns what ends it */
export async function startSharedProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-shared-'));
  const mails = join(folder, 'mails.jsonl');
  writeFileSync(mails, '');
  const smtp = await startSmtp({ transcript: mails, keep: false });
  const product = await startProduct({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'desk@example.com',
      CONCIERGE_MAIL: 'concierge@example.com',
      ...unhurried,
    },
  });
  const shared: Shared = { product, mails };
  const file = join(folder, 'product.json');
  writeFileSync(file, JSON.stringify(shared), { mode: 0o600 });
  process.env[variable] = file;
  return async () => {
    await product.stop();
    await smtp.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

function shared(): Shared {
  const file = process.env[variable];
  if (!file) throw new Error(`No shared product runs: ${variable} is not set by the runner's global setup.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Shared;
}

/** The product of this run. @throws Error where the runner has none */
export const sharedProduct = (): SharedProduct => shared().product;

/** Every mail it has sent so far, as its mail server received them. */
export function sharedMails(): ReceivedMail[] {
  const lines = readFileSync(shared().mails, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as ReceivedMail);
}
