import type { TextField } from 'payload';

const path = /^\/(?!\/)[^\s\\]*$/;

/**
 * Whether an editor's link may stand on the site: a path on our own host, or an address of another (`https`, `mailto`,
 * `tel`). Anything a browser would run (`javascript:`, `data:`) is refused.
 *
 * @returns true, or the sentence the studio shows under the field
 */
export function checkLink(value: string | null | undefined): true | string {
  if (!value || path.test(value)) return true;
  const protocol = URL.canParse(value) ? new URL(value).protocol : null;
  if (protocol && ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) return true;
  return 'Write a page of this site, such as /contact-us, or a whole address that starts with https://.';
}

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
    admin: { description: help ?? 'A page of this site, such as /contact-us, or a whole address.' },
    validate: (value) => {
      if (required && !value) return 'Say where the link leads.';
      return checkLink(value);
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
    admin: { description: help, position: 'sidebar' },
    validate: (value) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
      'Use lower-case letters and digits, with hyphens between words.',
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
    ...(unique ? { unique } : {}),
    admin: {
      description:
        help ??
        'The page this belongs to: its path without the first slash, other slashes as hyphens. The home page is "home".',
      position: 'sidebar',
    },
    validate: (value) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
      'Use the page\'s path without the first slash, such as "contact-us"; the home page is "home".',
  };
}
