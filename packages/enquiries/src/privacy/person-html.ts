import type { PersonRecords } from '@sundowner/desk-wire/privacy';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/\r?\n/g, '<br>');

const table = (rows: readonly { readonly label: string; readonly value: string }[]): string =>
  `<table>${rows.map(({ label, value }) => `<tr><th scope="row">${escaped(label)}</th><td>${escaped(value)}</td></tr>`).join('')}</table>`;

const time = (at: string): string => `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;

/** Everything held about a person as one page that can be sent to them and read without us: no script, no style, nothing fetched. */
export function personHtml({ address, enquiries, records, downstream }: PersonRecords): string {
  const titles = new Map(enquiries.map(({ reference, headline }) => [reference, headline]));
  const sections = [...Map.groupBy(records, ({ reference }) => reference)].map(([reference, ofEnquiry]) => {
    const body = ofEnquiry
      .map(
        ({ what, title, at, rows }) =>
          `<h3>${escaped(title)}</h3><p>${escaped(what)}, ${time(at)}</p>${table(rows)}`,
      )
      .join('\n');
    return `<section><h2>${escaped([reference, titles.get(reference) ?? ''].filter(Boolean).join(', '))}</h2>\n${body}</section>`;
  });
  const copies = downstream.map(
    ({ noun, deliveredAt, status }) => `<li>${escaped(noun)}: ${escaped(status)}, ${time(deliveredAt)}</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>What is held about ${escaped(address)}</title></head>
<body><h1>What is held about ${escaped(address)}</h1>
<p>${enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`}</p>
${sections.join('\n')}
<section><h2>Copies outside</h2>${copies.length === 0 ? '<p>None.</p>' : `<ul>${copies.join('')}</ul>`}</section>
</body></html>
`;
}
