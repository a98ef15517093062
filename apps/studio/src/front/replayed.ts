import { IncomingMessage } from 'node:http';

/** A request as it came, with a body that is here whole: what reads it need not wait for anybody. */
export function replayed(request: IncomingMessage, pieces: readonly Buffer[]): IncomingMessage {
  const whole = new IncomingMessage(request.socket);
  const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const { 'transfer-encoding': _, ...headers } = request.headers;
  whole.httpVersion = request.httpVersion;
  whole.httpVersionMajor = request.httpVersionMajor;
  whole.httpVersionMinor = request.httpVersionMinor;
  whole.method = request.method ?? 'GET';
  whole.url = request.url ?? '/';
  whole.rawHeaders = request.rawHeaders;
  whole.headers = { ...headers, 'content-length': String(length) };
  for (const piece of pieces) whole.push(piece);
  whole.push(null);
  whole.complete = true;
  return whole;
}
