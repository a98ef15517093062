import { expect } from 'vitest';
import type { FakeSmtp } from '../fakes/smtp.ts';
import { everyField, onlyRequired } from '../support/filled-forms.ts';
import { formsAt } from './site-form-posts.ts';
import { type RawAnswer, type RunningSite, rawRequest } from './site-stage.ts';

/** The traveller's own page, as a browser without scripts asks it. */
export const own = '/my-enquiry';

type Headers = Readonly<Record<string, string>>;
/** A form's fields; of an array one each. */
type Fields = Readonly<Record<string, string>>;

export interface FormFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The cookie an answer sets, as a browser gives it back. */
export const cookieOf = ({ headers }: Pick<RawAnswer, 'headers'>): string =>
  [headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';

let count = 0;

/** What travellers do on their own page of one site, whose mails go to a server of the test's. */
export function travellersAt(stage: RunningSite, smtp: FakeSmtp) {
  const visitors = formsAt(stage, smtp);

  const get = async (path: string, headers: Headers = {}) => {
    const answer = await rawRequest(stage.port, path, { headers: { accept: 'text/html', ...headers } });
    return { ...answer, text: answer.body.toString() };
  };

  async function send(path: string, type: string, body: string | Buffer, headers: Headers) {
    const answer = await rawRequest(stage.port, `${own}/${path}`, {
      method: 'POST',
      headers: {
        accept: 'text/html',
        'content-type': type,
        'content-length': String(Buffer.byteLength(body)),
        ...headers,
      },
      body,
    });
    return { ...answer, text: answer.body.toString() };
  }

  const post = (path: string, fields: Fields, headers: Headers = {}) =>
    send(path, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), headers);

  /** The form with files, as its `enctype` has it. */
  function postFiles(path: string, fields: Fields, files: readonly FormFile[], headers: Headers) {
    const parts = [
      ...Object.entries(fields).map(([name, value]) =>
        Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
      ),
      ...files.flatMap(({ name, content }) => [
        Buffer.from(
          `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
        ),
        content,
        Buffer.from('\r\n'),
      ]),
    ];
    const body = Buffer.concat([...parts, Buffer.from('--x--\r\n')]);
    return send(path, 'multipart/form-data; boundary=x', body, headers);
  }

  /** An enquiry by email, and the link of its confirmation. @param more fields, where not only what is required is filled in */
  async function asked(more: Readonly<Record<string, unknown>> = {}) {
    count += 1;
    const email = `own${count}.${process.pid}@example.com`;
    const comments = `Is there a fence around pool ${count}?`;
    const ticket = visitors.ticket('email');
    const fields = { ...onlyRequired.email, comments, ticket, name: 'Naledi', ...more, email };
    const { status, json } = await visitors.postJson('email', fields);
    expect([status, json.errors]).toEqual([201, undefined]);
    const reference = String(json.reference);
    const mails = () => visitors.mailsTo(email, reference);
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBeGreaterThan(0);
    const [mail] = mails();
    const link = mail?.parsed.text?.match(/\/my-enquiry\/[\w-]{43}/)?.[0];
    if (!link) throw new Error('The confirmation has no link.');
    return { email, reference, comments, mail, mails, link };
  }

  /** Opens a link. @returns the cookie it is exchanged for */
  async function opened(link: string): Promise<{ readonly cookie: string }> {
    const answer = await get(link);
    expect([answer.status, answer.headers.location]).toEqual([303, own]);
    return { cookie: cookieOf(answer) };
  }

  return {
    ...{ get, post, postFiles, asked, opened, visitors },
    /** An enquiry with dates and guests. */
    askedWithStay: () => asked({ ...everyField.email, name: 'Naledi' }),
    /** Messages of the page, as the desk has them. */
    pageMessages: async (reference: string) =>
      (await visitors.shown(reference)).conversation.messages.filter(({ way }) => way === 'page'),
  };
}

/** What a form of a page carries, by which the same post twice is one. */
export const keyIn = (page: string): string => /name="key" value="([0-9a-f-]{36})"/.exec(page)?.[1] ?? '';
