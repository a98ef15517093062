/**
 * Time limits of every server, in milliseconds. How long a body may take its reader judges by its progress (body-pace.ts);
 * the one here ends what no reader waits for, well after the longest of those.
 */
export const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 1_200_000,
  connectionsCheckingInterval: 5_000,
  // Longer than a load balancer keeps an idle connection (60 s), so that it never sends into a closed one.
  keepAliveTimeout: 65_000,
} as const;

/** Bytes the head of a request may have. */
export const maxHeaderSize = 16_384;

/** Connections a server holds at most, far above what is answered at once and below what a process may open. */
export const mostConnections = 8192;
