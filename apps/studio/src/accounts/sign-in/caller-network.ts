import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { clientAddresses, limitKey } from '@sundowner/settings/client-address';

const header = 'x-studio-caller';

/**
 * Writes on every request which network it came from, in place of what a stranger may have sent under that name. Next keeps a stranger's
 * `X-Forwarded-For` and tells routes nothing of the connection; Node's own channel tells of each request before Next sees it.
 *
 * @param trusted networks of the proxies in front of the studio (`TRUSTED_PROXIES`), in CIDR notation
 * @param onStranger called once, when a caller that is no proxy of ours sends `X-Forwarded-For`
 */
export function markCallers(trusted: readonly string[], onStranger: () => void): void {
  const clients = clientAddresses(trusted, onStranger);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const forwarded = request.headers['x-forwarded-for'];
    const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    request.headers[header] = limitKey(clients.of({ peer: request.socket.remoteAddress, forwardedFor }));
  });
}

/** What limits count a caller by: an IPv4 address, or the /64 of an IPv6 one. */
export function callerNetwork(headers: Headers): string {
  return headers.get(header) ?? 'unknown';
}
