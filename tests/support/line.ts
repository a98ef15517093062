import { connect, type Socket } from 'node:net';

/** Milliseconds after which nobody waits any more: a busy machine is slow, and what refuses late still refuses. */
const answerWithin = 30_000;

/** Where a line leads: a port of this machine, by a plain socket, or what opens another connection. */
export type Way = number | (() => Socket);

/** One HTTP/1.1 connection to this machine that carries one request at a time; a plain socket unless said, so that the load costs little. */
export class Line {
  readonly #connect: () => Socket;
  #socket: Socket | null = null;
  #text = '';
  #settle: ((answer: { status: number; body: string } | null) => void) | null = null;

  constructor(way: Way) {
    this.#connect = typeof way === 'number' ? () => connect(way, '127.0.0.1') : way;
  }

  /** @returns the answer, `null` when the connection ended before it was whole */
  ask(request: string): Promise<{ status: number; body: string } | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#socket?.destroy(), answerWithin);
      this.#settle = (answer) => {
        clearTimeout(timer);
        this.#settle = null;
        resolve(answer);
      };
      this.#socket ??= this.#open();
      this.#socket.write(request);
    });
  }

  #open(): Socket {
    this.#text = '';
    const socket = this.#connect();
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => this.#read(part));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = null;
      this.#settle?.(null);
    });
    return socket;
  }

  #read(part: string): void {
    this.#text += part;
    const head = this.#text.indexOf('\r\n\r\n');
    if (head < 0) return;
    const headers = this.#text.slice(0, head).toLowerCase();
    const from = head + 4;
    const length = /\r\ncontent-length: *(\d+)/.exec(headers)?.[1];
    const isWhole = length ? this.#text.length >= from + Number(length) : this.#text.endsWith('0\r\n\r\n');
    if (!isWhole) return;
    const answer = { status: Number(this.#text.slice(9, 12)), body: this.#text.slice(from) };
    this.#text = '';
    if (headers.includes('\r\nconnection: close')) this.close();
    this.#settle?.(answer);
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.destroy();
  }
}
