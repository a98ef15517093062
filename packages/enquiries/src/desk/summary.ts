import type { DeliveryState, EnquirySummary } from '@sundowner/desk-wire';
import { isoTime } from '../clock.ts';
import type { FormValues } from '../forms/form.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { PersonalFields } from '../store/personal-fields.ts';
import { enquiryHeadline } from './headline.ts';
import type { DeliveryRow, EnquiryRow } from './rows.ts';

/** A value of a form as one text; empty where there is none. */
export function words(values: Readonly<FormValues>, name: string): string {
  return [values[name] ?? []].flat().join(', ');
}

/** The person's name as the form has it; the e-mail address where it asks for none; empty once erased. */
export function nameOf(personal: PersonalFields | null): string {
  if (!personal) return '';
  const name = ['name', 'surname']
    .map((part) => words(personal.values, part))
    .filter((part) => part !== '')
    .join(' ');
  return name || words(personal.values, 'email');
}

/** A delivery's state as a person sees it. */
export function shownState(enquiry: EnquiryRow, delivery: DeliveryRow): DeliveryState {
  const waits = delivery.state === 'pending' || delivery.state === 'waiting';
  return waits && enquiry.erase_due_at !== null ? 'held' : delivery.state;
}

function attentionOf(
  enquiry: EnquiryRow,
  deliveries: readonly DeliveryRow[],
  now: number,
  limits: Pick<EnquiryLimits, 'lateAfter'>,
): EnquirySummary['attention'] {
  if (enquiry.state === 'quarantined') return 'held';
  if (enquiry.state !== 'accepted') return 'none';
  if (deliveries.some((delivery) => delivery.state === 'dead' && delivery.dismissed_at === null))
    return 'failed';
  const isLate = (delivery: DeliveryRow) =>
    delivery.state !== 'dead' &&
    delivery.state !== 'delivered' &&
    delivery.created_at <= now - limits.lateAfter;
  return enquiry.erase_due_at === null && deliveries.some(isLate) ? 'late' : 'none';
}

/** One line of the inbox. */
export function summarise(
  enquiry: EnquiryRow,
  personal: PersonalFields | null,
  deliveries: readonly DeliveryRow[],
  now: number,
  limits: Pick<EnquiryLimits, 'lateAfter'>,
): EnquirySummary {
  return {
    reference: enquiry.reference,
    kind: enquiry.kind,
    state: enquiry.state,
    receivedAt: isoTime(enquiry.received_at),
    name: nameOf(personal),
    headline: enquiryHeadline(enquiry.kind, personal?.values ?? null),
    country: personal ? words(personal.values, 'country') || null : null,
    attention: attentionOf(enquiry, deliveries, now, limits),
    deliveries: deliveries.map((delivery) => ({
      channel: delivery.channel,
      state: shownState(enquiry, delivery),
    })),
    linkedTo: enquiry.linked_to,
  };
}
