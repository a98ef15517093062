import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

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

/** Whether whoever asks wants this kind of answer, and not JSON. */
export const wants = (accept: string | undefined, type: 'text/csv' | 'text/html'): boolean =>
  (accept ?? '').split(',').some((each) => each.trim().split(';')[0] === type);
