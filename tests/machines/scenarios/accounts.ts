import { expect, test } from 'vitest';
import { countedInStore, countedMails, undelivered } from '../counted.ts';
import type { Stage } from '../stage.ts';

/** Ends what is under way, and compares what was acknowledged with what is there. @param cut whether something was cut off that was being sent */
export function accounts(on: () => Stage, { cut }: { readonly cut: boolean }): void {
  const title = cut
    ? 'CLU-09/counted after every fault nothing acknowledged is lost or doubled, and each mail was sent, if twice under one Message-ID'
    : 'CLU-09/counted where nothing was cut off everything acknowledged is in the store and was delivered once';
  test(title, async () => {
    const stage = on();
    // A job whose holder vanished is taken up when its lease has run out, after a minute.
    await expect.poll(() => undelivered(stage), { timeout: 180_000, interval: 500 }).toBe(0);
    const inStore = await countedInStore(stage);
    const mails = await countedMails(stage);
    stage.note(`in the store: ${JSON.stringify(inStore)}`);
    stage.note(`at the mail server: ${JSON.stringify(mails)}`);
    expect(inStore).toMatchObject({ lost: 0, doubled: 0, withoutJobs: 0, ...(cut ? {} : { unanswered: 0 }) });
    expect(mails).toMatchObject({ missing: 0, othersTwice: 0, ...(cut ? {} : { twice: 0 }) });
  });
}
