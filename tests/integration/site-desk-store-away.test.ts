import { deskCalls } from '@sundowner/desk-wire/calls';
import { callAddress } from '@sundowner/desk-wire/calls/desk-call';
import type { DeskClaim } from '@sundowner/desk-wire/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Ask,
  askSite,
  callSite,
  callSiteOrNull,
  type DeskConnection,
  theStudio,
} from '../../apps/studio/src/desk/client/site-client.ts';
import { freePort } from '../../bin/product/ports.ts';
import { canRefuse, processTree, refuseWrites, takeWrites } from '../support/refusing-disk.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

/** The studio's client against the site itself, while the disk of the site's store refuses every write. */
describe.skipIf(!canRefuse)('a store that refuses (needs prlimit, which Linux has)', () => {
  let stage: SiteStage;
  let desk: DeskConnection;
  let reference: string;
  const thandi: DeskClaim = { id: '1', name: 'Thandi', role: 'admin', careers: false };

  beforeAll(async () => {
    stage = await siteStage({ env: withoutLimits });
    desk = { address: stage.internalUrl, token: stage.keyring.internalToken, timeout: 30_000 };
    await callSite(desk, theStudio, deskCalls.saveRoster, {
      body: { people: [{ ...thandi, address: 'thandi@example.com' }] },
    });
    const visitors = enquiriesAt(stage);
    reference = String((await visitors.postJson(visitors.filled({}))).json.reference);
  });
  afterAll(() => stage?.close());

  const whileItRefuses = async (asked: Ask) => {
    const pids = processTree(Number(stage.process().pid));
    refuseWrites(pids);
    try {
      return await askSite(desk, thandi, asked).then(
        () => 'done',
        ({ reason, nothingDone }: { reason: string; nothingDone: boolean }) => ({ reason, nothingDone }),
      );
    } finally {
      takeWrites(pids);
    }
  };

  test('an act, a note, a file, settings and many at once are said not to be done, and are not', async () => {
    const read = () => callSiteOrNull(desk, thandi, deskCalls.readEnquiry, { params: { reference } });
    // What is sent meanwhile changes the enquiry, too.
    await expect
      .poll(async () => (await read())?.deliveries.filter(({ state }) => state !== 'delivered'))
      .toEqual([]);
    const before = await read();
    const settings = await callSite(desk, thandi, deskCalls.readSettings);
    const one = callAddress(deskCalls.readEnquiry, { reference });
    const asks: readonly Ask[] = [
      { method: 'POST', path: `${one}/work`, body: { act: 'take' } },
      { method: 'POST', path: `${one}/notes`, body: { text: 'A note' } },
      {
        method: 'POST',
        path: `${one}/draft/files`,
        bytes: new TextEncoder().encode('%PDF-1.7').buffer,
        headers: { 'content-type': 'application/pdf', 'x-file-name': 'a.pdf' },
      },
      { method: 'POST', path: '/desk/settings', body: { ...settings, targetHours: 9 } },
      {
        method: 'POST',
        path: '/desk/bulk',
        body: {
          selection: { of: 'references', references: [reference] },
          verb: { act: 'close' },
          counted: 1,
        },
      },
    ];
    for (const asked of asks)
      expect(await whileItRefuses(asked), asked.path).toEqual({ reason: 'store-away', nothingDone: true });
    expect(await read()).toEqual(before);
    expect(await callSite(desk, thandi, deskCalls.readSettings)).toEqual(settings);
    await expect
      .poll(async () => {
        const [first] = asks;
        return (
          first &&
          (await askSite(desk, thandi, first).then(
            () => 'done',
            () => 'not yet',
          ))
        );
      })
      .toBe('done');
  });

  test('a site that is not there has done nothing; one that ends before it answers may have', async () => {
    const gone = { ...desk, address: `http://127.0.0.1:${await freePort()}` };
    const asked: Ask = {
      method: 'POST',
      path: `${callAddress(deskCalls.readEnquiry, { reference })}/work`,
      body: { act: 'take' },
    };
    await expect(askSite(gone, thandi, asked)).rejects.toMatchObject({
      reason: 'refused-connection',
      nothingDone: true,
    });
    const late = { ...desk, timeout: 1 };
    await expect(askSite(late, thandi, { method: 'GET', path: '/desk/live' })).rejects.toMatchObject({
      nothingDone: false,
    });
  });
});
