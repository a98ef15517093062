import { accommodationTags } from '@sundowner/brand';
import { z } from 'zod';
import { onHost, picture, type Shown } from '../fields/common.ts';
import { rename } from '../fields/rename.ts';
import type { Reading } from '../reading/reading.ts';

const bookingCardOn = onHost(({ link }) =>
  z
    .object({
      contentfulTag: z.enum(accommodationTags),
      backgroundImage: picture,
      /** `null` for a place that is not offered there. */
      checkAvailabilityLink: link,
    })
    .transform(
      rename({
        contentfulTag: 'tag',
        backgroundImage: 'picture',
        checkAvailabilityLink: 'checkAvailabilityHref',
      }),
    ),
);

/** Picture and booking link of a place in the dialog Bookings & Availability (MOD-07). */
export type BookingCard = Shown<typeof bookingCardOn>;

/** The cards of the dialog Bookings & Availability, in the order of the seventeen tags; empty when they cannot be read (CNT-18). */
export const readBookingCards = (reading: Reading): Promise<readonly BookingCard[]> =>
  reading.orElse<readonly BookingCard[]>('accommodationCard', [], () => listBookingCards(reading));

/** As `readBookingCards`. @throws OutageError when they cannot be read and were not kept */
export async function listBookingCards(reading: Reading): Promise<readonly BookingCard[]> {
  const cards = await reading.list({
    collection: 'accommodationCard',
    depth: 1,
    limit: accommodationTags.length,
    schema: bookingCardOn,
  });
  return cards.sort((a, b) => accommodationTags.indexOf(a.tag) - accommodationTags.indexOf(b.tag));
}
