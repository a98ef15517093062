/** Whether a request's headers are those of somebody signed in. */
export type SessionCheck = (headers: Headers) => Promise<boolean>;

/**
 * The HTTP server stands before Next and loads this file by itself; the studio within Next's build has a copy of its own. What both
 * must share lies at one place of the process.
 */
const place = Symbol.for('sundowner.studio.session-check');

/** Tells the server how to know who is signed in. Until then it takes no body. */
export function shareSessionCheck(check: SessionCheck): void {
  Reflect.set(globalThis, place, check);
}

export function sharedSessionCheck(): SessionCheck | null {
  const told: unknown = Reflect.get(globalThis, place);
  return typeof told === 'function' ? (told as SessionCheck) : null;
}
