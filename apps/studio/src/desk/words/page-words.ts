import { propertyOfPath } from '@sundowner/brand';

const pages: Readonly<Record<string, string>> = {
  '/': 'Home page',
  '/contact-us': 'Contact page',
  '/enquire/telephone': 'Telephone form',
  '/enquire/email': 'Email form',
};

/** "River Lodge page": where something was asked, by name and never by its path. */
export function pageWords(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  const known = pages[plain];
  if (known) return known;
  const parts = plain.split('/').filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined) return 'An unknown page';
  const property = propertyOfPath(plain);
  if (property && parts.length === 1) return `${property.shortName} page`;
  if (parts[0] === 'enquire') return 'Enquiry form';
  const words = last
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return `${words} page`;
}
