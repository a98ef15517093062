import type { IncomingMessage, ServerResponse } from 'node:http';

/** One answer a fake HTTP service gives instead of its own. */
export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it is in place of `body`. */
  readonly text?: string;
  /** Waits this long first. */
  readonly delayMilliseconds?: number;
  /** Cuts the connection instead of answering. */
  readonly drop?: boolean;
}

/** The answers to come, in order; when they are used up the service behaves well again. */
export class ScriptedAnswers {
  private readonly queue: ScriptedAnswer[] = [];
  private fallback: ScriptedAnswer | null = null;

  /** Gives these answers, one per request. */
  next(...answers: ScriptedAnswer[]): void {
    this.queue.push(...answers);
  }

  /** Gives `answer` to every request until `clear()`. */
  always(answer: ScriptedAnswer): void {
    this.fallback = answer;
  }

  clear(): void {
    this.queue.length = 0;
    this.fallback = null;
  }

  take(): ScriptedAnswer | null {
    return this.queue.shift() ?? this.fallback;
  }
}

export function sendAnswer(response: ServerResponse, answer: ScriptedAnswer): void {
  const send = () => {
    if (answer.drop) return void response.socket?.destroy();
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.text ?? (answer.body === undefined ? '' : JSON.stringify(answer.body)));
  };
  if (answer.delayMilliseconds) setTimeout(send, answer.delayMilliseconds);
  else send();
}

/** The whole body of a request as text. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
