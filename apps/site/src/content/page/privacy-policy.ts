import { z } from 'zod';
import { day, listOf, words } from '../fields/fields.ts';
import { toRichText } from '../fields/rich-text.ts';
import type { Policy } from '../model/policy.ts';
import type { Reading } from '../reading/reading.ts';

const rawPolicy = z.object({
  title: words,
  lead: words,
  updated: day.nullish(),
  updatedAt: day,
  sections: listOf(z.object({ heading: words, body: z.unknown() })),
});

/**
 * The privacy policy (CNT-13).
 *
 * @returns `null` while none is published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readPrivacyPolicy(reading: Reading, siteUrl: string): Promise<Policy | null> {
  const entry = await reading.one({
    name: 'privacyPolicy',
    collection: 'privacyPolicy',
    // 1: pictures between the paragraphs.
    depth: 1,
    limit: 1,
    schema: rawPolicy,
  });
  if (!entry) return null;
  return {
    title: entry.title || 'Privacy policy',
    lead: entry.lead,
    updated: entry.updated ?? entry.updatedAt,
    sections: entry.sections.map(({ heading, body }) => ({ heading, body: toRichText(body, siteUrl) })),
  };
}
