import type { Testimonial } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { day } from '../references.ts';

type Entry = Authored<Testimonial>;

const said = (
  testimonialTitle: string,
  testimonialPostedBy: string,
  date: string,
  testimonialText: string,
  property: Entry['property'] = null,
): Entry => ({
  testimonialTitle,
  testimonialText,
  testimonialPostedBy,
  testimonialDate: day(date),
  property,
});

/** What guests wrote, by title; the guests are invented. */
export const testimonials: readonly Entry[] = [
  said(
    'The right order',
    'Ines and Tomás, Lisbon',
    '2026-05-04',
    'We had asked for the bush first. Naledi wrote back three lines on why not, and she was right in all three. By the time we reached the river we had stopped looking at our telephones, and it was not because there was no signal.',
    'lionsands',
  ),
  said(
    'Which side of the boat',
    'A family of five, Leeds',
    '2025-09-18',
    'They knew which side of the boat to sit on. It sounds like nothing. It was the whole difference, at every place.',
  ),
  said(
    'Sand in everything',
    'The Okonkwos, Rotterdam',
    '2025-08-02',
    'Our daughter is six and now owns a teaspoon that she says is for termites. Our son is fourteen and said “all right” eleven times, which we have written down. There is still sand in the car.',
  ),
  said(
    'The last night',
    'Hannah and Idris, Melbourne',
    '2026-06-11',
    'The last night was left empty on purpose, with a note saying: do once more what you liked best. We sat on the deck and did nothing. Whoever thought of that should be made a minister.',
  ),
  said(
    'A rest',
    'Margit, Vienna',
    '2025-11-27',
    'I had been told that fifty hours on a train would be long. I finished two books, looked at a windmill for a quarter of an hour, and slept as I had not since my husband died. I should like to thank whoever folded down the sheet.',
  ),
  said(
    'What the francolin said',
    'Paul and Wendell, Toronto',
    '2026-03-09',
    'By the third lodge we knew what a francolin is complaining about, and from which direction. Our guide said that we could now go home. We stayed the other two nights.',
  ),
  said(
    'Lions as a sound',
    'Aoife, Galway, travelling alone',
    '2025-07-21',
    'I was the only one of six who had come by herself, and by the second supper nobody noticed it. At night we heard lions. I can hear them still.',
  ),
  said(
    'The ticket is good for a week',
    'Mr and Mrs Tanaka, Kobe',
    '2026-10-06',
    'The wind closed the mountain on three days out of four. Each morning Yusuf telephoned the cable car before he telephoned us, and had another plan. On the fourth day he said: we can go.',
    'capecadogan',
  ),
  said(
    'Buffalo at breakfast',
    'Claire, Monwana',
    '2026-08-15',
    'I have two bad knees and had been dreading the vehicle. I hardly used it. I sat by the waterhole for four days with a rug, and everything that lives there came past to see how I was.',
    'monwana',
  ),
  said(
    'Not one step',
    'Georg, Safari Lodge, with his father',
    '2026-04-20',
    'My father is eighty-four and uses a wheelchair. They had sent us a page with every width in centimetres, and it was true to the centimetre. He saw a rhino from a vehicle with a lift and told it about the war.',
    'marataba',
  ),
  said(
    'Thirteen at one table',
    'The Fernandes family, Porto',
    '2026-01-02',
    'Thirteen of us, from two to eighty-one, in one house for Christmas. Blessing made breakfast whenever a person appeared, which was from five until eleven. Nobody quarrelled until the airport.',
    'lionsands',
  ),
  said(
    'The photograph after',
    'Birgit, Lion Sands',
    '2025-10-12',
    'Kabelo made me throw away all but ten. I was angry for an evening. They are the ten on the wall.',
    'lionsands',
  ),
];
