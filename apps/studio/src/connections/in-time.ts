/** A step of a loop did not come to its end. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/**
 * Waits for a step of something that goes on for ever, and not for ever: one whose answer is lost must not stop all that follow. The step
 * itself goes on, so it is one that may be done twice.
 *
 * @throws TooLate after `milliseconds`
 */
export async function inTime<T>(step: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new TooLate(`there was no end to it within ${milliseconds / 1000} s`)),
    milliseconds,
  );
  timer.unref?.();
  try {
    return await Promise.race([step, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
