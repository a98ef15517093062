import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { emptyCollection } from '@sundowner/brand';
import { previewTokenMs, signPreviewToken } from '@sundowner/keyring';
import { expect, test } from 'vitest';
import { knownCollection } from '../content/places/collection-scope.ts';
import { previewProof } from '../content/reading/preview-scope.ts';
import { previews } from './preview.ts';

const token = 'the content token';
const drafted = { collection: emptyCollection(), read: true };
const proofFor = (path: string, expires = Date.now() + previewTokenMs / 2) =>
  signPreviewToken({ path, expires }, token);

/** What becomes of an address, and with which proof its page was made, if it was. */
async function ask(address: string) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader('Content-Security-Policy', "default-src 'none';frame-ancestors 'none'");
  response.setHeader('X-Frame-Options', 'DENY');
  const proofs: (string | null)[] = [];
  const collection = async () => {
    proofs.push(previewProof());
    return drafted;
  };
  const url = new URL(address, 'http://site.invalid');
  const taken = await previews({ studioUrl: 'https://studio.example.com/', token, collection }).answer(
    response,
    url,
    async () => {
      expect(knownCollection()).toBe(drafted);
      proofs.push(previewProof());
    },
  );
  return { taken, proofs, status: response.statusCode, headers: response.getHeaders() };
}

test('a page is made from drafts with the editor’s proof, kept by nobody and framed by the studio alone', async () => {
  const proof = proofFor('/lionsands');
  const { taken, proofs, headers } = await ask(`/lionsands?preview=${proof}`);
  expect([taken, proofs]).toEqual([true, [proof, proof]]);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none';frame-ancestors https://studio.example.com",
  });
  expect(headers['x-frame-options']).toBeUndefined();
  expect(previewProof()).toBeNull();
});

test.each([
  ['another page’s', proofFor('/monwana')],
  ['over', proofFor('/lionsands', Date.now() - 1)],
  ['signed by nobody of ours', signPreviewToken({ path: '/lionsands', expires: Date.now() + 1000 }, 'x')],
  ['the content token itself', token],
  ['empty', ''],
])('a proof that is %s shows no draft', async (_, proof) => {
  const { taken, proofs, status, headers } = await ask(`/lionsands?preview=${encodeURIComponent(proof)}`);
  expect([taken, proofs, status]).toEqual([true, [], 403]);
  expect(headers['cache-control']).toBe('no-store');
});

test('an address that asks for no preview is left as it is', async () => {
  const { taken, headers } = await ask('/lionsands?previewed=yes');
  expect(taken).toBe(false);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY' });
  expect(headers['cache-control']).toBeUndefined();
});
