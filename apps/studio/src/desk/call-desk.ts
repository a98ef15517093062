import type { CallInput, CallOutput, CallParams, DeskCall } from '@sundowner/desk-wire/calls/desk-call';
import type { FieldProblem } from '@sundowner/desk-wire/problems';
import { studioAddress } from './address.ts';

/** Why the studio did not do what the page asked. */
export interface Refusal {
  readonly ok: false;
  /** 0: no answer came. */
  readonly status: number;
  /** `unreadable`: the answer has not the shape the page expects. */
  readonly code: string | null;
  /** One sentence for the person. */
  readonly detail: string;
  readonly message: string | null;
  /** Every field that is wrong, where some are. */
  readonly errors?: readonly FieldProblem[];
}

/** What the studio said to the page: what was asked for, or why not. */
export type Reply<Value> = { readonly ok: true; readonly value: Value } | Refusal;

interface SendOptions {
  /** A file, in the place of a body, for a call that uploads one. */
  readonly file?: File;
  readonly signal?: AbortSignal;
  /** Sent although the page is being left. */
  readonly keepalive?: boolean;
}

/** A field of the input, needed only where the call's row has it. */
type Field<Name extends string, Value> = [Value] extends [undefined]
  ? object
  : { readonly [Key in Name]: Value };

/** What a caller gives with a call: the parts of its address, its query and its body, as its row says. */
export type DeskInput<Call extends DeskCall> = SendOptions &
  Field<'params', keyof CallParams<Call> extends never ? undefined : CallParams<Call>> &
  Field<'query', CallInput<Call, 'query'>> &
  Field<'body', CallInput<Call, 'body'>>;

interface AnyInput extends SendOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

const noAnswer =
  'Nothing was heard of the studio. This may or may not have been done; look at the enquiry before you try again.';
const unreadable =
  'The studio’s answer could not be read. Reload the page, and look whether it was done before you try again.';

const failure = (status: number, code: string | null, detail: string): Refusal => ({
  ok: false,
  status,
  code,
  detail,
  message: null,
});

/** Sends a call to the studio's endpoints and parses the answer with the row's shape. Never throws: a failure is a reply, too. */
export function callDesk<const Call extends DeskCall>(
  call: Call,
  input: DeskInput<Call>,
): Promise<Reply<CallOutput<Call, 'answer'>>> {
  // Both follow from this very row: its fields are what it takes, and its shape has parsed the answer.
  return replyTo(call, input as AnyInput) as Promise<Reply<CallOutput<Call, 'answer'>>>;
}

async function replyTo(call: DeskCall, input: AnyInput): Promise<Reply<unknown>> {
  try {
    const response = await send(call, 'application/json', input);
    if (!response.ok) return await refusalIn(response);
    if (!call.answer) {
      await response.body?.cancel();
      return { ok: true, value: undefined };
    }
    const parsed = call.answer.safeParse(await response.json());
    return parsed.success ? { ok: true, value: parsed.data } : failure(502, 'unreadable', unreadable);
  } catch {
    return failure(0, null, noAnswer);
  }
}

function send(call: DeskCall, accept: string, input: AnyInput): Promise<Response> {
  const { params, query, body, file, signal, keepalive = false } = input;
  const posts = call.method === 'POST';
  return fetch(studioAddress(call, params, query), {
    method: call.method,
    keepalive,
    ...(signal ? { signal } : {}),
    headers: {
      accept,
      ...(file
        ? {
            'content-type': file.type || 'application/octet-stream',
            'x-file-name': encodeURIComponent(file.name),
          }
        : posts && { 'content-type': 'application/json' }),
    },
    ...(posts ? { body: file ?? JSON.stringify(body ?? {}) } : {}),
  });
}

async function refusalIn(response: Response): Promise<Refusal> {
  const { code, detail, message, errors } = (await response.json()) as {
    code?: string | null;
    detail?: string;
    message?: string;
    errors?: readonly FieldProblem[];
  };
  // Payload answers 403 without a detail where there is no session any more.
  const signedOut = response.status === 401 || (response.status === 403 && detail === undefined);
  return {
    ok: false,
    status: signedOut ? 401 : response.status,
    code: code ?? null,
    detail: detail ?? (signedOut ? 'You have been signed out. Sign in again; nothing was done.' : noAnswer),
    message: message ?? null,
    ...(errors ? { errors } : {}),
  };
}

/**
 * Asks for the file a call gives and hands it to the browser to be kept.
 *
 * @param kind another kind the site makes of the same answer
 * @returns why it could not be had; `null` once it is handed over
 */
export async function saveFileOf<const Call extends DeskCall & { readonly file: string }>(
  call: Call,
  input: DeskInput<Call>,
  fileName: string,
  kind: string = call.file,
): Promise<string | null> {
  try {
    const response = await send(call, kind, input as AnyInput);
    if (!response.ok) {
      const { detail } = (await response.json()) as { detail?: string };
      return detail ?? 'The file could not be made. Try again.';
    }
    saveFile(await response.blob(), fileName);
    return null;
  } catch {
    return 'Nothing was heard of the studio. The file could not be made; try again.';
  }
}

/** Hands a file to the browser, which asks where to or keeps it where it keeps all. */
function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
