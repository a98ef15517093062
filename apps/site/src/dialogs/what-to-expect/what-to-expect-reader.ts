import { experienceOfPath, themeOfPath } from '@sundowner/brand';
import { z } from 'zod';
import { onHost, picture } from '../../content/fields/common.ts';
import { entry, words } from '../../content/fields/fields.ts';
import { readWhatToExpect } from '../../content/forms/dialog-content.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Reading } from '../../content/reading/reading.ts';
import type { DialogReader } from '../dialog-reader.ts';

const ownerOn = onHost(({ link }) =>
  z.object({
    link,
    experienceImage: picture,
    whatToExpect: entry(z.object({ slug: words })),
  }),
);

/**
 * What to expect, with the plate of an experience it belongs to (MOD-15). No price: several things of different prices may share it, and
 * each has its own where it is opened from.
 *
 * @returns `null` when there is none of that name
 * @throws OutageError when it cannot be read and was not kept: the dialog offers to try again
 */
async function readWhatToExpectDialog(reading: Reading, address: string, from: string) {
  const expect = await readWhatToExpect(reading, address);
  if (!expect) return null;
  const experience = await reading.oneOrNone({
    name: `whatToExpect-owner-${address}`,
    collection: 'experiences',
    where: { 'whatToExpect.slug': { equals: address } },
    depth: 1,
    schema: ownerOn,
    keep: 'found',
  });
  const collection = currentCollection();
  const own = experience?.link?.startsWith('/') ? (experience.link.split(/[?#]/, 1)[0] ?? null) : null;
  return {
    from,
    theme: themeOfPath(from, collection),
    expect,
    picture: experience?.experienceImage ?? null,
    /** The experience's own page, where its enquiry comes from; else the page the dialog was opened on. */
    enquireFrom: experienceOfPath(from, collection) || !own ? from : own,
  };
}

export type WhatToExpectDialogContent = NonNullable<Awaited<ReturnType<typeof readWhatToExpectDialog>>>;

export const reader: DialogReader<WhatToExpectDialogContent> = {
  read: (reading, { item, from }) => readWhatToExpectDialog(reading, item, from),
  words: ({ expect }) => ({ title: expect.title, description: expect.description }),
};
