import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for analytics vendors on loopback: it serves their scripts and notes who asked for what. */
export interface FakeVendor {
  /** Origin, without a trailing slash. */
  readonly origin: string;
  /** Every request so far: its path with query, and the page the browser says it comes from. */
  readonly requests: { path: string; from: string }[];
  close(): Promise<void>;
}

/**
 * What each vendor's script does here: it sets a cookie as theirs do, and reports the data layer, the calls kept for it, and every
 * event that is pushed from now on.
 */
const script = (origin: string) => `
document.cookie = '_ga=stand-in;path=/';
(function () {
  var report = function (name, entry) {
    fetch('${origin}/collect?name=' + name + '&data=' + encodeURIComponent(JSON.stringify(entry)), { mode: 'no-cors' });
  };
  var layer = window.dataLayer || [];
  layer.forEach(function (entry) { report('layer', 'length' in entry ? [].slice.call(entry) : entry); });
  var push = layer.push;
  layer.push = function () {
    [].forEach.call(arguments, function (entry) { report('layer', entry); });
    return push.apply(layer, arguments);
  };
  ((window.fbq && window.fbq.queue) || []).forEach(function (call) { report('pixel', call); });
})();`;

/** Starts the stand-in; `close` ends it. */
export async function startVendor(): Promise<FakeVendor> {
  const server = createServer((request, response) => {
    vendor.requests.push({ path: request.url ?? '', from: request.headers.referer ?? '' });
    const wanted = /\.js|\/tag\//.test(request.url ?? '');
    response.writeHead(200, {
      'content-type': wanted ? 'text/javascript' : 'text/plain',
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(wanted ? script(vendor.origin) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const vendor: FakeVendor = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return vendor;
}
