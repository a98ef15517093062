import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** A request as it came, with a body that is here whole: what reads it need not wait for anybody. */
export function replayed(request: IncomingMessage, length: number, content: Readable): IncomingMessage {
  const whole = new IncomingMessage(request.socket);
  const { 'transfer-encoding': _, ...headers } = request.headers;
  whole.httpVersion = request.httpVersion;
  whole.httpVersionMajor = request.httpVersionMajor;
  whole.httpVersionMinor = request.httpVersionMinor;
  whole.method = request.method ?? 'GET';
  whole.url = request.url ?? '/';
  whole.rawHeaders = request.rawHeaders;
  whole.headers = { ...headers, 'content-length': String(length) };
  whole._read = () => void content.resume();
  content.on('data', (piece) => {
    if (!whole.push(piece)) content.pause();
  });
  content.once('end', () => {
    whole.complete = true;
    whole.push(null);
  });
  content.once('error', (error) => whole.destroy(error));
  content.pause();
  return whole;
}
