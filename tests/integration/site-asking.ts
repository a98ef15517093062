import { type RawAnswer, type RunningSite, rawRequest, steady } from './site-stage.ts';

export interface AskedPage extends RawAnswer {
  readonly text: string;
  /** What `X-Cache` says: `hit`, `miss`, `stale-error` … */
  readonly cache: string | string[] | undefined;
}

/** Ways to ask the site on a stage for its pages; the stage may be made after this. */
export function asking(stage: () => RunningSite) {
  const page = async (path: string): Promise<AskedPage> => {
    const answer = await rawRequest(stage().port, path);
    return { ...answer, text: answer.body.toString(), cache: answer.headers['x-cache'] };
  };

  /**
   * Asks for a page until what it says holds.
   *
   * @throws Error when it does not within `withinMs`; how long it takes is bench/publish.ts's to judge
   */
  async function until(path: string, holds: (text: string) => boolean, withinMs = 20_000): Promise<void> {
    const began = performance.now();
    while (!holds((await page(path)).text)) {
      if (performance.now() - began > withinMs)
        throw new Error(`${path} did not change within ${withinMs} ms.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Waits until the studio is asked for nothing more: pages are drawn ahead from a moment after a change on. */
  const settled = () => steady(() => stage().studio.requests.length, { forMs: 2000 });

  return { page, until, settled };
}
