import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Accesses } from '@sundowner/desk-wire/privacy';
import { expect, test } from 'vitest';
import { makeOwnAccount, sessionOf } from '../e2e/studio-accounts.ts';
import { pdfFile } from '../support/files.ts';
import { onlyRequired } from '../support/filled-forms.ts';
import { sharedProduct } from '../support/shared-product.ts';

/** The site and the studio as they are: what the studio asks for is what the site writes down. */
const product = sharedProduct();

async function applied(surname: string): Promise<string> {
  const asked = await fetch(`${product.siteUrl}/enquiry/ticket?kind=careers`);
  const { ticket } = (await asked.json()) as { ticket: string };
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...onlyRequired.careers,
    surname,
    ticket,
    from: '/careers',
    url: '/',
  }))
    form.append(name, String(value));
  form.append('cv', new File([new Uint8Array(pdfFile('Words of a cook'))], 'CV.pdf'));
  const answer = await fetch(`${product.siteUrl}/enquiry/careers`, {
    method: 'POST',
    headers: { accept: 'application/json', origin: product.siteUrl },
    body: form,
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

test('DSK-08/accesses whoever opens a CV and sends a delivery again in the studio stands in the site’s record by id', async () => {
  const cookie = await sessionOf(product, await makeOwnAccount(product, 'admin'));
  const ask = (method: 'GET' | 'POST', path: string): Promise<Response> =>
    fetch(`${product.studioUrl}/api/${path}`, {
      method,
      headers: { cookie, origin: product.studioUrl, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
  const read = async <T>(path: string) => (await (await ask('GET', path)).json()) as T;
  const { user } = await read<{ user: { id: number } }>('users/me');
  const me = String(user.id);
  const reference = await applied(`Cook${process.pid}`);
  const looks = async (query: string) => (await read<Accesses>(`desk/accesses?${query}`)).accesses;
  const one = () => read<EnquiryDetail>(`desk/enquiries/${reference}`);

  expect(await looks(`person=${me}`)).toEqual([]);
  const file = await ask('GET', `desk/enquiries/${reference}/files/cv`);
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('Words of a cook')]);
  expect(await looks(`person=${me}`)).toMatchObject([
    { person: me, what: 'opened a file', reference, about: 'cv' },
  ]);
  expect((await one()).actions.at(-1)).toMatchObject({ person: me, action: 'opened the file of cv' });

  await expect
    .poll(async () => (await one()).deliveries.find(({ channel }) => channel === 'concierge-mail')?.state)
    .toBe('delivered');
  const again = await ask('POST', `desk/enquiries/${reference}/deliveries/concierge-mail/send-again`);
  expect([again.status, ((await again.json()) as EnquiryDetail).reference]).toEqual([200, reference]);
  expect((await one()).actions.at(-1)).toMatchObject({ person: me, action: 'sent once more concierge-mail' });
});
