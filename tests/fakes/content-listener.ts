import type { IncomingMessage, ServerResponse } from 'node:http';

/** One `POST /content-changed` as the site's internal API receives it. */
interface ReceivedChange {
  readonly sequence: number;
  readonly tags: readonly string[];
  readonly at: string;
  /** When it came, in milliseconds since 1970. */
  readonly received: number;
  readonly authorization: string | undefined;
}

/** The part of the site's stand-in that receives content changes, and refuses them on request. */
export interface ContentListener {
  readonly changes: ReceivedChange[];
  /** Every call so far, the refused ones too. */
  calls: number;
  /** Status it answers with; what it refuses it does not keep. */
  status: number;
  /** Forgets what came and waits until `count` changes have come, at most `milliseconds`. */
  next(count: number, milliseconds: number): Promise<ReceivedChange[]>;
  /** Forgets everything, and acknowledges from now on. */
  reset(): void;
  /** Takes one `POST /content-changed`. */
  take(request: IncomingMessage, response: ServerResponse): void;
}

type Sent = Omit<ReceivedChange, 'received' | 'authorization'>;

export function contentListener(): ContentListener {
  const changes: ReceivedChange[] = [];
  const listener: ContentListener = {
    changes,
    calls: 0,
    status: 204,
    next: async (count, milliseconds) => {
      changes.length = 0;
      const end = Date.now() + milliseconds;
      while (changes.length < count && Date.now() < end) await new Promise((wake) => setTimeout(wake, 10));
      return [...changes];
    },
    reset: () => {
      changes.length = 0;
      Object.assign(listener, { calls: 0, status: 204 });
    },
    take: (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        listener.calls += 1;
        if (listener.status < 300) {
          const sent = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
          changes.push({ ...sent, received: Date.now(), authorization: request.headers.authorization });
        }
        response.writeHead(listener.status).end();
      });
    },
  };
  return listener;
}
