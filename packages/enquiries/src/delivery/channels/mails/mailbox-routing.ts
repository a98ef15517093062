import { type EnquiryKind, type Property, type PropertyKey, propertyOfPath } from '@sundowner/brand';
import { propertiesNamed } from '../../../forms/places-named.ts';
import { type EnquiryContent, kindContent } from '../../enquiry-content.ts';
import type { MailAddress } from '../../mail/mail.ts';
import type { StoredEnquiry } from '../channel.ts';
import { textsOf } from '../words/enquiry-words.ts';

/** Which mailbox gets which enquiry (SUB-14): by property first, then by kind, then the default. */
export interface MailboxRouting {
  readonly byProperty: Readonly<Partial<Record<PropertyKey, MailAddress>>>;
  readonly byKind: Readonly<Partial<Record<EnquiryKind, MailAddress>>>;
  readonly default: MailAddress;
}

/** The property an enquiry is about: the one place it names, or else the page it was sent from. */
function propertyOf(enquiry: StoredEnquiry): Property | null {
  const places = textsOf(enquiry.values.locationToVisit);
  const [chosen] = propertiesNamed(places);
  if (places.length === 1 && chosen) return chosen;
  return propertyOfPath(enquiry.page);
}

/** The mailbox `enquiry` goes to. */
export function mailboxFor(enquiry: StoredEnquiry, routing: MailboxRouting): MailAddress {
  const property = propertyOf(enquiry);
  const byKind: Readonly<Record<string, MailAddress | undefined>> = routing.byKind;
  return (
    (property ? routing.byProperty[property.key] : undefined) ??
    (Object.hasOwn(byKind, enquiry.kind) ? byKind[enquiry.kind] : undefined) ??
    routing.default
  );
}

/** Which mailboxes editors set for an enquiry's kind, over those of the settings. */
export function routingOf(
  enquiry: StoredEnquiry,
  desk: EnquiryContent,
  settings: MailboxRouting,
): MailboxRouting {
  const content = kindContent(desk, enquiry.kind);
  return {
    // What a kind names for a property is meant for that kind alone.
    byProperty: { ...settings.byProperty, ...desk.mailboxes, ...content?.mailboxes },
    byKind: content?.mailbox ? { ...settings.byKind, [enquiry.kind]: content.mailbox } : settings.byKind,
    default: settings.default,
  };
}
