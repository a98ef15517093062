import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database and back: what was sent before an answer was waited for. */
export interface RoundTrip {
  /** Which connection it went on. */
  readonly connection: number;
  /** The statements that went together. */
  readonly statements: readonly string[];
  /** `performance.now()` when it was sent, and when all of it was answered. */
  readonly sent: number;
  readonly answered: number;
}

/** The way to PostgreSQL, on which what is asked is counted. */
export interface CountedNetwork {
  /** `address` by this way. */
  readonly url: string;
  /** What a way there and back takes from now on, in milliseconds. */
  delay(ms: number): void;
  /** What was asked and answered since this was asked last, in the order it was sent. */
  take(): readonly RoundTrip[];
  close(): Promise<void>;
}

/** The longest row of ways of which each was begun when the one before had ended: what a request waits for, whatever goes beside. */
export function longestRow(trips: readonly RoundTrip[]): readonly RoundTrip[] {
  const row: RoundTrip[] = [];
  // Of what may come next, what ends first leaves the most room.
  for (const trip of trips.toSorted((one, other) => one.answered - other.answered))
    if (trip.sent >= (row.at(-1)?.answered ?? 0)) row.push(trip);
  return row;
}

/** Reads messages of PostgreSQL's protocol 3 out of pieces: a letter, the length of what follows with itself, and that. */
function messages(onMessage: (letter: string, body: Buffer) => void, hasStartup: boolean) {
  let startup = hasStartup;
  let rest = Buffer.alloc(0);
  return (piece: Buffer): void => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const head = startup ? 0 : 1;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      onMessage(startup ? '' : String.fromCharCode(rest[0] ?? 0), rest.subarray(head + 4, end));
      startup = false;
      rest = rest.subarray(end);
    }
  };
}

const words = (body: Buffer, from = 0) => body.toString('utf8', from, body.indexOf(0, from));

/** The words of a statement that is asked or prepared; `null` for every other message. */
function statement(letter: string, body: Buffer): string | null {
  if (letter === 'Q') return words(body);
  if (letter === 'P') return words(body, body.indexOf(0) + 1);
  return null;
}

/** @param address `postgres://host:port/…` of the server behind it, which is asked without TLS */
export async function startCountedNetwork(address: string): Promise<CountedNetwork> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let trips: RoundTrip[] = [];
  let wait = 0;
  let made = 0;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const connection = ++made;
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    let asked: string[] = [];
    let sent = 0;
    let open = 0;
    const fromClient = messages((letter, body) => {
      const text = statement(letter, body);
      if (text !== null) asked.push(text);
      // Each of these is answered by one `ReadyForQuery`.
      if (letter !== 'Q' && letter !== 'S') return;
      if (open === 0) sent = performance.now();
      open += 1;
    }, true);
    const fromServer = messages((letter) => {
      if (letter !== 'Z' || open === 0) return;
      open -= 1;
      if (open > 0) return;
      trips.push({ connection, statements: asked, sent, answered: performance.now() });
      asked = [];
    }, false);
    near.on('data', (piece: Buffer) => {
      fromClient(piece);
      if (wait === 0) far.write(piece);
      else setTimeout(() => far.write(piece), wait);
    });
    far.on('data', (piece: Buffer) => {
      fromServer(piece);
      near.write(piece);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The network has no port.');
  const url = new URL(address);
  url.port = String(own.port);

  return {
    url: url.href,
    delay(ms) {
      wait = ms;
    },
    take() {
      const taken = trips.toSorted((one, other) => one.sent - other.sent);
      trips = [];
      return taken;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
