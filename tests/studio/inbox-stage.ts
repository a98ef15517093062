import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { deskOfAll } from '../fakes/desk-enquiries.ts';
import type { StudioRole } from '../support/studio-people.ts';
import { plainPage } from './inbox-plain.ts';
import { type InboxVisit, sharedChromium, type VisitOptions, visit } from './inbox-visit.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';

/** The inbox with a desk of its own before each test, for one file of tests; whatever a browser complains about fails the test. */
export function inboxStage() {
  let studio: SharedStudio;
  let browser: Browser;
  let open: InboxVisit[] = [];

  beforeAll(async () => {
    [studio, browser] = await Promise.all([sharedStudio(), sharedChromium()]);
  });

  beforeEach(() => {
    studio.desk.fault = { kind: 'none' };
    studio.desk.calls.length = 0;
    studio.desk.alerts.length = 0;
    studio.desk.enquiries.splice(0, Infinity, ...deskOfAll(new Date()));
  });

  afterEach(async () => {
    const complaints = open.flatMap((one) => one.complaints);
    await Promise.all(open.map((one) => one.close()));
    open = [];
    expect(complaints, 'the browser complained').toEqual([]);
  });

  return {
    studio: () => studio,
    /** Somebody with a browser of their own, closed after the test. */
    visitor: async (options?: VisitOptions): Promise<InboxVisit> => {
      const one = await visit(browser, studio, options);
      open.push(one);
      return one;
    },
    /** The page as somebody without scripts has it. */
    plain: (path: string, role?: StudioRole) => plainPage(studio, path, role),
    /** What the studio has asked the desk to do, in order. */
    posts: () => studio.desk.calls.filter(({ method }) => method === 'POST'),
    enquiry: (reference: string) => studio.desk.enquiries.find((one) => one.reference === reference),
    /** Posts to the studio's own routes of the inbox, following nothing. */
    post: (path: string, headers: Record<string, string>): Promise<Response> =>
      fetch(`${studio.url}/api/inbox${path}`, {
        method: 'POST',
        headers: { accept: 'application/json', ...headers },
        redirect: 'manual',
      }),
  };
}
