import { z } from 'zod';
import { onHost, type Shown } from '../fields/common.ts';
import { day, listOf, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

const policyOn = onHost(({ richText }) =>
  z
    .object({
      title: words.transform((title) => title || 'Privacy policy'),
      lead: words,
      updated: day.nullish(),
      updatedAt: day,
      sections: listOf(z.object({ heading: words, body: richText })),
    })
    // The date of the wording, else that of the entry.
    .transform(({ updatedAt, ...raw }) => ({ ...raw, updated: raw.updated ?? updatedAt })),
);

export type Policy = Shown<typeof policyOn>;

/**
 * The privacy policy (CNT-13).
 *
 * @returns `null` while none is published
 * @throws OutageError when it cannot be read and was not kept
 */
export const readPrivacyPolicy = (reading: Reading): Promise<Policy | null> =>
  // 1: pictures between the paragraphs.
  reading.one({ collection: 'privacyPolicy', depth: 1, schema: policyOn });
