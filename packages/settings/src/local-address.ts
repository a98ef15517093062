/** The host by which this machine itself reaches a server that listens on `host`, which may be "every address". */
export function localHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

/** Where this machine itself reaches a server that listens on `host` and `port`. */
export function localAddress(host: string, port: number): string {
  const reachable = localHost(host);
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
