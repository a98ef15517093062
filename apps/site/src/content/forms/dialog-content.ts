import { z } from 'zod';
import { downloads, picture, points, sentences } from '../fields/common.ts';
import { listOf, rename, slug, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

const modalContent = z
  .object({
    modal: words,
    heading: words,
    subHeading: words,
    text: words,
    note: words,
    buttonText: words,
    secondButtonText: words,
    items: points,
    image: picture,
  })
  .transform(rename({ image: 'picture' }));

/** Heading and words of a dialog, by its name (CNT-19, MOD-05). */
export type ModalContent = z.infer<typeof modalContent>;

/** The words of a dialog by its name; `null` when there are none, or they cannot be read (CNT-19, section 8: logged only). */
export const readModalContent = (reading: Reading, modal: string): Promise<ModalContent | null> =>
  reading.byFieldOrNone('modalContent', 'modal', modal, { depth: 1, schema: modalContent });

/** Words beside a drawn sign, or a picture in its place. */
const sign = z
  .object({ title: words, description: words, icon: words, file: picture })
  .transform(rename({ file: 'picture' }));

export type Sign = z.infer<typeof sign>;

const whatToExpect = z
  .object({
    slug,
    title: words,
    description: words,
    availableAt: words,
    additionalInfoHeader: words,
    additionalInfoCopy: sentences,
    iconsWhatToWear: listOf(sign),
    iconsWhatToBringAlong: listOf(sign),
    iconsFeatures: listOf(sign),
    appointments: sentences,
    factSheetsOrMenus: downloads,
  })
  .transform(
    rename({
      additionalInfoCopy: 'additionalInfo',
      iconsWhatToWear: 'whatToWear',
      iconsWhatToBringAlong: 'whatToBringAlong',
      iconsFeatures: 'features',
      factSheetsOrMenus: 'downloads',
    }),
  );

/** The dialog What to expect (MOD-15). */
export type WhatToExpect = z.infer<typeof whatToExpect>;

/**
 * What to expect, by the last part of the dialog's address (CNT-19).
 *
 * @returns `null` when there is none
 * @throws OutageError when it cannot be read and was not kept: the dialog offers to try again
 */
export const readWhatToExpect = (reading: Reading, slug: string): Promise<WhatToExpect | null> =>
  reading.bySlug('whatToExpect', slug, { depth: 1, schema: whatToExpect });
