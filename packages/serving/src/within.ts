/**
 * What a promise says, within a time. What it says later nobody hears.
 *
 * @throws what it throws, and Error where the time is over
 */
export async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    timer.unref();
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
