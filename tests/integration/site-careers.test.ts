import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOver } from '../fakes/desk-calls.ts';
import { docxFile, pdfFile, zipFile } from '../support/files.ts';
import { onlyRequired } from '../support/filled-forms.ts';
import { formsAt } from './site-form-posts.ts';
import { concierge, sharedMailingSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

let stage: RunningSite;
let visitors: ReturnType<typeof formsAt>;

beforeAll(async () => {
  const shared = await sharedMailingSite();
  stage = shared;
  visitors = formsAt(shared, shared.smtp);
});
afterAll(() => stage?.close());

/** Posts the careers form as a browser does, with a file. */
async function apply(file: Buffer | null, fileName = 'CV.pdf', accept = 'application/json') {
  const form = new FormData();
  for (const [name, value] of Object.entries(visitors.withTicket('careers', onlyRequired.careers)))
    form.append(name, String(value));
  form.append('cv', file ? new File([new Uint8Array(file)], fileName) : new File([], ''));
  const request = new Request('http://site/', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return visitors.send('/enquiry/careers', request.headers.get('content-type') ?? '', body, accept);
}

async function fileOf(reference: string) {
  const { ask } = deskOver(stage.internalUrl, stage.keyring.internalToken);
  const answer = await ask(`/enquiries/${reference}/files/cv`, {});
  return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) };
}

test('FRM-12/careers a CV arrives, is kept beside the application, mailed, and given to the desk with who took it', async () => {
  const cv = pdfFile('Unmistakable words of a cook');
  const { status, json } = await apply(cv, 'C:\\Users\\N\\My CV "final".pdf');
  expect(status).toBe(201);
  const reference = String(json.reference);
  const enquiry = await visitors.shown(reference);
  expect(enquiry.files).toEqual([
    { field: 'cv', fileName: 'My CV final .pdf', kind: 'pdf', bytes: cv.length },
  ]);
  const given = await fileOf(reference);
  expect(given.content.equals(cv)).toBe(true);
  expect(given.headers.get('content-type')).toBe('application/pdf');
  expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''My%20CV/);
  const { actions } = await visitors.shown(reference);
  expect(actions.at(-1)).toMatchObject({
    by: 'the command line',
    person: 'command-line',
    action: 'opened the file of cv',
  });
  const mails = () => visitors.mailsTo(concierge, reference);
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
  const [attached] = mails()[0]?.parsed.attachments ?? [];
  expect(attached).toMatchObject({ filename: 'My CV final .pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(attached?.content as ArrayBuffer).equals(cv)).toBe(true);
});

test('a CV is encrypted where it lies', () => {
  const folder = join(stage.dataDir, 'enquiries');
  const bytes = readdirSync(folder)
    .filter((name) => name.includes('sqlite') || name.includes('.db'))
    .map((name) => readFileSync(join(folder, name)));
  expect(bytes.length).toBeGreaterThan(0);
  for (const file of bytes) expect(file.includes('Unmistakable words')).toBe(false);
});

test('FRM-12/careers a Word document is taken by its content, whatever it is called', async () => {
  const { json } = await apply(docxFile(), 'lebenslauf.zip');
  const { files } = await visitors.shown(String(json.reference));
  expect(files).toMatchObject([{ fileName: 'lebenslauf.zip.docx', kind: 'docx' }]);
});

test('FRM-12/careers without a file it is an application like any other, with and without scripts', async () => {
  expect((await apply(null)).status).toBe(201);
  expect((await apply(null, '', 'text/html')).status).toBe(303);
});

test.each([
  ['a picture with a PDF’s name', Buffer.from('\x89PNG\r\n\x1a\n0000'), 'cv.pdf'],
  ['a PDF that breaks off', pdfFile('x').subarray(0, 40), 'cv.pdf'],
  ['an archive with a document’s name', zipFile(['notes.txt']), 'cv.docx'],
  [
    'a document with macros',
    zipFile(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']),
    'cv.docx',
  ],
  ['a page', Buffer.from('<script>alert(1)</script>'.repeat(10)), 'cv.pdf'],
])('FRM-12/careers %s is refused on its field', async (_, file, name) => {
  const { status, json } = await apply(file, name);
  expect(status).toBe(400);
  expect(json.errors).toEqual([
    {
      field: 'cv',
      message:
        'CV must be a PDF or a Word document (.docx), and we cannot open this one; please save it again',
    },
  ]);
});

test('FRM-12/careers five megabytes are taken, one byte more is refused on its field, more than six at once', async () => {
  const five = 5 * 1024 * 1024;
  expect((await apply(pdfFile('x', five))).status).toBe(201);
  const over = await apply(pdfFile('x', five + 1));
  expect(over.json.errors).toEqual([{ field: 'cv', message: 'CV can be at most 5 MB' }]);
  expect((await apply(pdfFile('x', 6 * 1024 * 1024 + 1)).catch(() => null))?.status ?? 413).toBe(413);
});

test('SUB-15 the same application with another file of the same name is a second, linked one', async () => {
  const fields = visitors.withTicket('careers', onlyRequired.careers);
  const post = async (words: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('cv', new File([new Uint8Array(pdfFile(words))], 'cv.pdf'));
    const request = new Request('http://site/', { method: 'POST', body: form });
    const type = request.headers.get('content-type') ?? '';
    return visitors.send(
      '/enquiry/careers',
      type,
      Buffer.from(await request.arrayBuffer()),
      'application/json',
    );
  };
  const [first, again, other] = [await post('one'), await post('one'), await post('two')];
  expect([first.status, again.status, other.status]).toEqual([201, 200, 201]);
  expect((await visitors.shown(String(other.json.reference))).linkedTo).toBe(first.json.reference);
});

test('a file nobody asked for is let go, and there is none to take', async () => {
  const { json } = await apply(null);
  expect((await fileOf(String(json.reference))).status).toBe(404);
  expect((await fileOf('MC-2222-2222')).status).toBe(404);
});
