import { withoutEndSlashes } from '@sundowner/brand';
import { type FieldHook, type TextField, ValidationError } from 'payload';
import { checkWhereItLeads } from '../links/check-link.ts';
import { isRunnable } from '../links/link-form.ts';
import { checkSlug } from '../links/slug-hooks.ts';
import { line } from './plain.ts';

/** Drafts may hold unfinished links, but none that a browser would run: a preview draws drafts. */
export const refuseRunnable: FieldHook = ({ value, path, collection, req, field }) => {
  if (!isRunnable(value)) return value;
  const message = 'This address would run a program in the browser. Write a page of this site, or https://…';
  const label = typeof field.name === 'string' ? field.name : 'link';
  throw new ValidationError(
    { collection: collection?.slug ?? '', errors: [{ label, message, path: path.join('.') }] },
    req.t,
  );
};

/** A link to a page of ours as that is known by: "/the-delta/" is "/the-delta". Others are as they were written. */
export function plainLink(href: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const [path = ''] = href.split(/[?#]/, 1);
  return `${withoutEndSlashes(path)}${href.slice(path.length)}`;
}

/** The site looks for an entry by the address of its page: what is published has it as the site asks. A draft is left as it is typed. */
export const keepPlain =
  (plain: (href: string) => string): FieldHook =>
  ({ value, data, originalDoc }) => {
    const status: unknown = data?._status ?? originalDoc?._status;
    return typeof value === 'string' && status === 'published' ? plain(value.trim()) : value;
  };

/** Where a link leads. */
export function link(
  name: string,
  label: string,
  { help, required = false }: { help?: string; required?: boolean } = {},
): TextField {
  return {
    name,
    type: 'text',
    label,
    required,
    // Who uses what is found by this mark.
    custom: { leadsTo: 'protected' },
    hooks: { beforeValidate: [refuseRunnable, keepPlain(plainLink)] },
    admin: {
      description: help ?? 'A page of this site, chosen from the list, or a whole address.',
      components: { Field: '/links/parts/link-field.island.tsx#LinkField' },
    },
    validate: (value, circumstances) => {
      if (required && !value) return 'Say where the link leads.';
      return checkWhereItLeads(value, circumstances);
    },
  };
}

/** The last part of an entry's own address: lower-case letters, digits and hyphens. */
export function slug(help: string): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Address',
    required: true,
    unique: true,
    index: true,
    admin: {
      description: `${help} Made from the title until you write one or publish. A change later on leaves a redirect.`,
      position: 'sidebar',
    },
    validate: checkSlug,
  };
}

/** The key of the page an entry belongs to (`pageKey` in @sundowner/brand). */
export function pageKeyField(name: string, { unique, help }: { unique: boolean; help?: string }): TextField {
  return {
    name,
    type: 'text',
    label: 'Page',
    required: true,
    index: true,
    // By this mark it is found when the page gets another address.
    custom: { isPageKey: true },
    ...(unique ? { unique } : {}),
    admin: {
      description:
        help ??
        'The page this belongs to: its path without the first slash, other slashes as hyphens. The home page is "home".',
      position: 'sidebar',
    },
    validate: (value) =>
      (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') && (value ?? '').length <= 200) ||
      'Use the page\'s path without the first slash, such as "contact-us"; the home page is "home".',
  };
}

const known = new Set(['{arrival}', '{departure}', '{adults}', '{children}', '{ages}']);

/** What the booking partner's address takes of dates and guests, appended to each of a property's availability addresses. */
export function availabilityQuery() {
  const field = line('availabilityQuery', 'Dates and guests in the availability address', {
    help: 'Added to the address of each booking card: "?arrival={arrival}&departure={departure}&adults={adults}&children={children}"; {ages} are the children’s. Empty where the partner takes none: the enquiry is then filled in instead.',
  });
  return { ...field, validate: checkAvailabilityQuery };
}

/** @returns `true`, or what is wrong with it */
export function checkAvailabilityQuery(value: unknown): string | true {
  if (typeof value !== 'string' || value === '') return true;
  const wrong = value.match(/\{[^}]*\}?/g)?.find((place) => !known.has(place));
  if (wrong) return `${wrong} is nothing we know. Use ${[...known].join(', ')}.`;
  if (!value.startsWith('?') && !value.startsWith('&')) return 'It must begin with ? or &.';
  return ['{arrival}', '{departure}'].every((place) => value.includes(place))
    ? true
    : 'It must hold {arrival} and {departure}.';
}
