import { type CheerioAPI, load } from 'cheerio';
import { makings } from '../collections/made/place.ts';
import { makeOwnAccount } from '../e2e/studio-accounts.ts';
import { currencyKey, type FakeCurrency, startCurrency } from '../fakes/currency.ts';
import { deskOver } from '../fakes/desk-calls.ts';
import { type FakeHubspot, startHubspot } from '../fakes/hubspot.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { type Product, startProduct } from '../support/product.ts';
import { unhurried } from '../support/shared-product.ts';
import { type Person, signIn } from '../support/studio-process.ts';

/** The CRM's form of email enquiries. */
const crmForm = '00000000-0000-4000-8000-000000000001';

interface Written {
  readonly collection: string;
  readonly id: number;
}

export interface SitePage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly $: CheerioAPI;
}

/** A product of its own with the demonstration in it, what it talks to, and an editor. */
export async function placeStage() {
  const [smtp, hubspot, currency] = await Promise.all([startSmtp(), startHubspot(), startCurrency()]);
  const product = await startProduct({ env: environmentOf({ smtp, hubspot, currency }) });
  const [admin, editor] = [await person(product, 'admin'), await person(product, 'editor')];
  return stageOf({
    ...{ product, hubspot, admin, editor },
    written: new Map<string, Written>(),
    async stop() {
      await product.stop();
      await Promise.all([smtp.close(), hubspot.close(), currency.close()]);
    },
  });
}

const person = async (product: Product, role: 'admin' | 'editor') =>
  signIn({ url: product.studioUrl }, await makeOwnAccount(product, role));

interface Parts {
  readonly product: Product;
  readonly hubspot: FakeHubspot;
  /** Sees the desk too. */
  readonly admin: Person;
  readonly editor: Person;
  /** What was written, by the name it was written under. */
  readonly written: Map<string, Written>;
  stop(): Promise<void>;
}

function stageOf(parts: Parts) {
  const { product, editor, written } = parts;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, product.siteUrl), { redirect: 'manual', ...init });
  return {
    ...parts,
    desk: deskOver(product.internalUrl, product.internalToken),
    get,
    async page(path: string, init: RequestInit = {}): Promise<SitePage> {
      const response = await get(path, init);
      const html = await response.text();
      return { status: response.status, headers: response.headers, html, $: load(html) };
    },
    /** Publishes a change of an entry that was written. */
    publish: (name: string, data: object) =>
      askStudio(editor, 'PATCH', `${at(written, name)}?depth=0`, { ...data, _status: 'published' }),
    /** Takes one down, after the editor has read where it is used. */
    async unpublish(name: string) {
      await askStudio(editor, 'POST', `${at(written, name)}/agreement`, {});
      await askStudio(editor, 'PATCH', `${at(written, name)}?depth=0`, { _status: 'draft' });
    },
  };
}

export type PlaceStage = ReturnType<typeof stageOf>;

interface Neighbours {
  readonly smtp: FakeSmtp;
  readonly hubspot: FakeHubspot;
  readonly currency: FakeCurrency;
}

const environmentOf = ({ smtp, hubspot, currency }: Neighbours) => ({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'desk@example.com',
  CONCIERGE_MAIL: 'concierge@example.com',
  HUBSPOT_BASE_URL: hubspot.url,
  HUBSPOT_PORTAL_ID: '4711',
  HUBSPOT_FORM_EMAIL: crmForm,
  CURRENCY_URL: currency.url,
  CURRENCY_KEY: currencyKey,
  ...unhurried,
});

function at(written: ReadonlyMap<string, Written>, name: string): string {
  const found = written.get(name);
  if (!found) throw new Error(`Nothing was written under the name ${name}.`);
  return `${found.collection}/${found.id}`;
}

type Row = Readonly<Record<string, unknown>>;

/** What the studio answers a person. @throws Error with its words when it refuses */
export async function askStudio(person: Person, method: string, path: string, body?: unknown): Promise<Row> {
  const response = await person(method, path, body);
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.slice(0, 800)}`);
  return JSON.parse(answer) as Row;
}

const idsOf = ({ docs }: Row) => (docs as readonly { readonly id: number }[]).map(({ id }) => id);

/** Writes the place as an editor does: everything as drafts, from which previews are made, and then each is published. */
export async function makePlace({ editor, written }: Pick<PlaceStage, 'editor' | 'written'>): Promise<void> {
  const pictures = idsOf(
    await askStudio(
      editor,
      'GET',
      'media?limit=20&depth=0&where[mimeType][in]=image/avif,image/webp&where[width][greater_than]=1500',
    ),
  );
  const [kind = 0] = idsOf(
    await askStudio(
      editor,
      'GET',
      'experiencesCategory?limit=1&depth=0&where[link][equals]=/experiences/food-and-wine',
    ),
  );
  if (pictures.length <= 5) throw new Error(`The studio has ${pictures.length} large pictures.`);
  const writer = {
    of: (name: string) => Number(at(written, name).split('/')[1]),
    picture: (number: number) => pictures[number % pictures.length] ?? 0,
    found: () => kind,
  };
  for (const { as, in: collection, data } of makings) {
    const draft = { ...data(writer), _status: 'draft' };
    if (written.has(as)) await askStudio(editor, 'PATCH', `${at(written, as)}?depth=0&draft=true`, draft);
    else {
      const { doc } = await askStudio(editor, 'POST', `${collection}?depth=0&draft=true`, draft);
      written.set(as, { collection, id: (doc as { readonly id: number }).id });
    }
  }
  for (const name of written.keys())
    await askStudio(editor, 'PATCH', `${at(written, name)}?depth=0`, { _status: 'published' });
  await listResidence(editor, at(written, 'Wool House'));
}

/** Takes a residence up into the page of all, which its own form offers. */
async function listResidence(editor: Person, residence: string): Promise<void> {
  const [id = 0] = idsOf(await askStudio(editor, 'GET', 'residences?limit=1&depth=0'));
  await askStudio(editor, 'POST', `${residence}/added-to`, {
    from: 'residences',
    field: 'residences',
    id,
  });
  await askStudio(editor, 'PATCH', `residences/${id}?depth=0`, { _status: 'published' });
}
