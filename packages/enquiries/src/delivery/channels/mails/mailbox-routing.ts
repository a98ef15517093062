import { type Collection, type EnquiryKind, type Property, propertyOfPath } from '@sundowner/brand';
import { propertiesNamed } from '../../../forms/places-named.ts';
import { type EnquiryContent, kindContent } from '../../enquiry-content.ts';
import type { MailAddress } from '../../mail/mail.ts';
import type { StoredEnquiry } from '../channel.ts';
import { textsOf } from '../words/enquiry-words.ts';

/** Which mailbox gets which enquiry (SUB-14): by property first, then by kind, then the default. */
export interface MailboxRouting {
  /** By the key of a property. */
  readonly byProperty: Readonly<Record<string, MailAddress>>;
  readonly byKind: Readonly<Partial<Record<EnquiryKind, MailAddress>>>;
  readonly default: MailAddress;
}

/** The property an enquiry is about: the one place it names, or else the page it was sent from. */
function propertyOf(enquiry: StoredEnquiry, collection: Collection): Property | null {
  const places = textsOf(enquiry.values.locationToVisit);
  const [chosen] = propertiesNamed(places, collection);
  if (places.length === 1 && chosen) return chosen;
  return propertyOfPath(enquiry.page, collection);
}

/** The mailbox `enquiry` goes to: what editors set for its kind and its property goes before the settings. */
export function mailboxFor(
  enquiry: StoredEnquiry,
  desk: EnquiryContent,
  settings: MailboxRouting,
): MailAddress {
  const { byProperty, byKind, default: usual } = routingOf(enquiry, desk, settings);
  const property = propertyOf(enquiry, desk.collection);
  return (property && ownOf(byProperty, property.key)) ?? ownOf(byKind, enquiry.kind) ?? usual;
}

const ownOf = (
  mailboxes: Readonly<Record<string, MailAddress | undefined>>,
  key: string,
): MailAddress | undefined => (Object.hasOwn(mailboxes, key) ? mailboxes[key] : undefined);

function routingOf(enquiry: StoredEnquiry, desk: EnquiryContent, settings: MailboxRouting): MailboxRouting {
  const content = kindContent(desk, enquiry.kind);
  return {
    // What a kind names for a property is meant for that kind alone.
    byProperty: { ...settings.byProperty, ...desk.mailboxes, ...content?.mailboxes },
    byKind: content?.mailbox ? { ...settings.byKind, [enquiry.kind]: content.mailbox } : settings.byKind,
    default: settings.default,
  };
}
