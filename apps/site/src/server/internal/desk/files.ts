import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { StoredFile } from '@sundowner/enquiries/delivery/channels/channel';

const heads = (type: string, name: string): OutgoingHttpHeaders => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'no-store',
});

export const csvHead = (name: string): OutgoingHttpHeaders => heads('text/csv; charset=utf-8', name);

export function answerCsv(response: ServerResponse, name: string, text: string): void {
  response.writeHead(200, csvHead(name)).end(text);
}

export function answerHtml(response: ServerResponse, name: string, text: string): void {
  response.writeHead(200, heads('text/html; charset=utf-8', name)).end(text);
}

/** A file as its sender called it, never shown in a page of ours. */
export function answerFile(response: ServerResponse, { fileName, contentType, content }: StoredFile): void {
  // A name stored long ago may end in half of a character, which no address can hold.
  const name = encodeURIComponent(fileName.toWellFormed());
  response
    .writeHead(200, {
      'Content-Type': contentType,
      'Content-Length': content.byteLength,
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Cache-Control': 'no-store',
    })
    .end(content);
}

/** Whether whoever asks wants this kind of answer, and not JSON. */
export const wants = (accept: string | undefined, type: 'text/csv' | 'text/html'): boolean =>
  (accept ?? '').split(',').some((each) => each.trim().split(';')[0] === type);
