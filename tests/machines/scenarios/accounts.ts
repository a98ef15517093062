import { expect, test } from 'vitest';
import { sitesOf } from '../acts.ts';
import { countedAnswers, countedInStore, countedMails, undelivered } from '../counted.ts';
import type { Stage } from '../stage.ts';

/**
 * Ends what is under way, and compares what was acknowledged with what is there. A mail goes twice of what was under way when a machine was
 * killed alone: between the mail server's yes and the note of it nobody is left who knows.
 *
 * @param cut whether something was cut off before
 */
export function accounts(on: () => Stage, { cut }: { readonly cut: boolean }): void {
  const title = cut
    ? 'CLU-09/counted after every fault nothing acknowledged is lost or doubled, no answer to a person either, and each mail was sent once, but for those of a killed machine'
    : 'CLU-09/counted where nothing was cut off everything acknowledged is in the store and was delivered once';
  test(title, async () => {
    const stage = on();
    await stage.concierge.finish(sitesOf(stage));
    // A job whose holder vanished is taken up when its lease has run out, after a minute.
    await expect.poll(() => undelivered(stage), { timeout: 180_000, interval: 500 }).toBe(0);
    const inStore = await countedInStore(stage);
    const answers = await countedAnswers(stage);
    const mails = await countedMails(stage);
    stage.note(`in the store: ${JSON.stringify(inStore)}`);
    stage.note(`answers: ${JSON.stringify(answers)}`);
    stage.note(`at the mail server: ${JSON.stringify(mails)}; ${stage.cutOff.size} were under way at a kill`);
    expect(inStore).toMatchObject({ lost: 0, doubled: 0, withoutJobs: 0, ...(cut ? {} : { unanswered: 0 }) });
    expect(stage.concierge.faults).toEqual([]);
    expect(answers).toMatchObject({ lost: 0, doubled: 0, faults: 0 });
    const once = { missing: 0, twice: [] };
    expect(mails).toMatchObject({ notices: once, answers: once, othersTwice: 0 });
    if (cut) expect(answers.taken).toBeGreaterThan(0);
  });
}
