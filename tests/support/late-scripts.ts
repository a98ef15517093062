import { setTimeout as sleep } from 'node:timers/promises';

/** What Chromium says of a script that a page names ahead and has not asked for some seconds after it was there. */
const warning =
  /(\S+\/_next\/static\/chunks\/\S+) was preloaded using link preload but not used within a few seconds/;

/** A page, as far as is asked here. */
interface ScriptedPage {
  /** Calls each time the page has another document. */
  onDocument(call: () => void): void;
  /** Waits until the document has an element for the script, however long; fails when the page is closed. */
  hasScript(address: string): Promise<unknown>;
}

/**
 * Scripts of the studio that Next names ahead. That one comes late measures the machine; that one never comes on a page that is not left
 * is a fault: visitors fetch it for nothing.
 *
 * @param timeoutMs how long a script may still take at the end of a test
 */
export function createLateScripts(page: ScriptedPage, timeoutMs = 15_000) {
  let document = 0;
  page.onDocument(() => {
    document += 1;
  });
  const late: { readonly address: string; readonly document: number; readonly ran: Promise<boolean> }[] = [];
  return {
    /** @returns whether the line of the console is about such a script, for which is waited from now on */
    note(line: string): boolean {
      const address = warning.exec(line)?.[1];
      if (address === undefined) return false;
      // Of a page that was closed nobody knows.
      const ran = page.hasScript(address).then(
        () => true,
        () => true,
      );
      late.push({ address, document, ran });
      return true;
    },

    /** Addresses of those that the present document named and has not run. */
    async neverRun(): Promise<string[]> {
      const timeout = sleep(timeoutMs, false, { ref: false });
      const here = late.filter((each) => each.document === document);
      const ran = await Promise.all(here.map((each) => Promise.race([each.ran, timeout])));
      return here.flatMap(({ address }, place) => (ran[place] ? [] : [address]));
    },
  };
}
