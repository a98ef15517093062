import { rangeInWords, weekdayInWords } from '@sundowner/calendar/words';
import { isoDate } from '@sundowner/enquiries/forms/dates';
import type { FormValues } from '@sundowner/enquiries/forms/form';
import type { ReactNode } from 'react';
import type { ThankYou } from '../../../content/forms/thank-you.ts';
import type { ContactDetails } from '../../../content/site/contact-details.ts';
import { houseToday } from '../../../installation/installation.ts';
import { sentEnquiryLink } from '../../../links/letter-link.ts';
import { ArrowLink } from '../../../ui/link/link.tsx';
import { asList } from '../field-values.ts';
import type { Receipt } from './receipt.ts';
import { replyBy } from './reply-by.ts';
import { ThankYouPanel } from './thank-you-panel.tsx';

/** What the thank-you says besides what was sent; nothing else of the form's dialog. */
interface ThankedContent {
  readonly contact: ContactDetails | null;
  readonly thanks: ThankYou;
  /** "The More Collection". */
  readonly collection: string;
}

interface ThankedProps {
  readonly headingId: string;
  /** `null` where it could not be read. */
  readonly content: ThankedContent | null;
  readonly receipt: Receipt;
  /** What was sent. */
  readonly values: Readonly<FormValues>;
  readonly actions: ReactNode;
}

/** The thank-you in the place of the form that was sent. */
export function Thanked({ headingId, content, receipt, values, actions }: ThankedProps) {
  const hours = content?.contact ?? null;
  return (
    <ThankYouPanel
      headingId={headingId}
      headingLevel={2}
      place="dialog"
      thanks={content?.thanks ?? plainThanks}
      reference={receipt.reference}
      collection={content?.collection ?? document.title}
      hours={hours}
      reach={hours}
      replyAt={hours ? replyBy(receipt.workingDays, hours, receipt.at) : null}
      asked={askedAbout(values, receipt.at)}
      actions={
        <>
          {actions}
          <ArrowLink href={sentEnquiryLink('/thank-you', receipt.reference)}>Add to your enquiry</ArrowLink>
        </>
      }
    />
  );
}

/** Said when the studio's own words could not be read. */
const plainThanks: ThankYou = {
  heading: 'Thank you',
  text: 'We have received your enquiry and will be in touch with you shortly.',
  steps: [],
  signatory: null,
  picture: null,
};

/** The fields that name a place, the nearest one first. */
const places = [
  'likeToVisitTheseLodges',
  'residenceToVisit',
  'packages',
  'lodgeHotel',
  'locationToVisit',
  'destination',
];

/**
 * What an enquiry was about, in a few words for its thank-you: "Reed Camp, + 1 more, Friday 12 to Thursday 18 March 2027".
 *
 * @returns `null` for one that named neither a place nor a date
 */
export function askedAbout(values: Readonly<FormValues>, now: number): string | null {
  const named = places
    .map((name) => asList(values[name]).filter((value) => value !== 'non selected'))
    .find((list) => list.length > 0);
  const [first, ...others] = named ?? [];
  const today = houseToday(now);
  const day = (name: string, half: 'start' | 'end') => isoDate(asList(values[name])[0] ?? '', today, half);
  const [from, to] = [day('dateStart', 'start'), day('dateEnd', 'end')];
  const when = from && to ? rangeInWords(from, to) : from ? `from ${weekdayInWords(from)}` : null;
  const where = first && (others.length > 0 ? `${first}, + ${others.length} more` : first);
  return [where, when].filter(Boolean).join(', ') || null;
}
