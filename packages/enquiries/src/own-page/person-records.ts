import { dayInWords } from '@sundowner/calendar/words';
import { dayIn, timeIn, type Zone } from '@sundowner/calendar/zone';
import type { OwnLetter } from './own-letter.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/\r?\n/g, '<br>');

const rowsHtml = (rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows.map(([label, value]) => `<tr><th scope="row">${escaped(label)}</th><td>${escaped(value)}</td></tr>`).join('')}</table>`;

const messagesHtml = ({ messages }: OwnLetter): string =>
  messages
    .map(({ heading, when, how, paragraphs, signed, files }) => {
      const head = [when, how].filter(Boolean).join(', ');
      const sent = files.map(({ name, words }) => `${name} (${words})`).join(', ');
      return `<article><h3>${escaped(heading)}</h3><p>${escaped(head)}</p>${paragraphs
        .map((text) => `<p>${escaped(text)}</p>`)
        .join(
          '',
        )}${signed === null ? '' : `<p>${escaped(signed)}</p>`}${sent === '' ? '' : `<p>Files: ${escaped(sent)}</p>`}</article>`;
    })
    .join('\n');

interface MadeAt {
  readonly now: number;
  readonly zone: Zone;
  readonly locale: string;
}

const page = (letter: OwnLetter, { now, zone, locale }: MadeAt, body: string): string =>
  `<!doctype html>
<html lang="${escaped(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(letter.name)}, ${escaped(letter.reference)}</title></head>
<body><main><h1>${escaped(letter.name)}</h1>
<p>${escaped(`As it stood on ${dayInWords(dayIn(now, zone))} at ${timeIn(now, zone)}`)}</p>
${body}
</main></body></html>
`;

const asked = (letter: OwnLetter) =>
  rowsHtml(
    letter.asked.map(
      ({ label, value, note }) => [label, note === null ? value : `${value}, ${note}`] as const,
    ),
  );

/** The letter as one file that can be read without us: no script, no style, nothing fetched. */
const letterCopy = (letter: OwnLetter, at: MadeAt): string =>
  page(
    letter,
    at,
    `<p>${escaped(letter.status.sentence)}</p>
<h2>What you asked for</h2>
${asked(letter)}
<h2>What was written</h2>
${messagesHtml(letter)}`,
  );

/** What a person gets who asked for everything: their own values whole, since a code was mailed to them for it. */
export interface OwnRecords {
  readonly letter: OwnLetter;
  /** Everything of the form, with its labels. */
  readonly form: readonly { readonly label: string; readonly value: string }[];
  readonly consent: {
    readonly version: string;
    readonly words: string;
    readonly purposes: readonly string[];
    readonly at: string;
  } | null;
}

const recordsPage = ({ letter, form, consent }: OwnRecords, at: MadeAt): string =>
  page(
    letter,
    at,
    `<h2>What you sent us</h2>
${rowsHtml(form.map(({ label, value }) => [label, value] as const))}
<h2>Your consent</h2>
${
  consent === null
    ? '<p>None.</p>'
    : rowsHtml([
        ['When', consent.at],
        ['Words', consent.words],
        ['For', consent.purposes.join(', ')],
        ['Version', consent.version],
      ])
}
<h2>What was written</h2>
${messagesHtml(letter)}
<h2>How long it is kept</h2>
${rowsHtml(letter.held.map(({ what, since, until }) => [what, until === '' ? since : `${since} until ${until}`] as const))}`,
  );

const recordsJson = ({ letter, form, consent }: OwnRecords): string =>
  `${JSON.stringify(
    {
      reference: letter.reference,
      name: letter.name,
      form,
      consent,
      messages: letter.messages.map(({ heading, when, how, paragraphs, signed, files }) => ({
        heading,
        when,
        how,
        text: paragraphs.join('\n\n'),
        signed,
        files: files.map(({ name, words }) => ({ name, words })),
      })),
      kept: letter.held,
    },
    null,
    2,
  )}\n`;

/** A file to take away. */
export interface TextFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string;
}

const html = 'text/html; charset=utf-8';

export const copyFile = (letter: OwnLetter, at: MadeAt): TextFile => ({
  fileName: `${letter.reference}.html`,
  contentType: html,
  content: letterCopy(letter, at),
});

export function recordsFile(records: OwnRecords, as: 'html' | 'json', at: MadeAt): TextFile {
  const name = `${records.letter.reference}-everything`;
  return as === 'html'
    ? { fileName: `${name}.html`, contentType: html, content: recordsPage(records, at) }
    : {
        fileName: `${name}.json`,
        contentType: 'application/json; charset=utf-8',
        content: recordsJson(records),
      };
}
