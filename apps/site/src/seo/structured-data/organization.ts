import type { Brand } from '@sundowner/brand';
import type {
  ContactPoint,
  Organization,
  SearchAction,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import { installation } from '../../installation/installation.ts';
import { absolute, type Node, organizationId, webSiteId } from './nodes.ts';
import { internationalNumber } from './telephone.ts';

const areas = [
  // Of the country of the house.
  { field: 'travelPlannerNumber', area: null },
  { field: 'ukTollFreeNumber', area: 'GB' },
  { field: 'usaCanadaTollFreeNumber', area: ['US', 'CA'] },
  { field: 'australiaTollFreeNumber', area: 'AU' },
] as const;

function contactPoints(contact: ContactDetails): ContactPoint[] {
  return areas.flatMap(({ field, area }) => {
    const served = area ?? installation().country;
    const country = served === null || typeof served === 'string' ? served : served[0];
    const telephone = internationalNumber(contact[field], country);
    if (telephone === null) return [];
    return [
      {
        '@type': 'ContactPoint' as const,
        contactType: 'reservations',
        telephone,
        ...(served === null ? {} : { areaServed: typeof served === 'string' ? served : [...served] }),
        availableLanguage: 'en',
      },
    ];
  });
}

/** Who stands behind the site, with the numbers visitors may call. @param contact `null` when it could not be read */
export function organization(
  brand: Brand,
  siteUrl: string,
  contact: ContactDetails | null,
): Node<Organization> {
  const points = contact ? contactPoints(contact) : [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand.collectionName,
    url: absolute('/', siteUrl),
    logo: absolute('/apple-touch-icon.png', siteUrl),
    description: brand.description,
    ...(contact?.conciergeMail ? { email: contact.conciergeMail } : {}),
    ...(points.length > 0 ? { contactPoint: points } : {}),
  };
}

/** The site, and how it is searched. */
export function webSite(brand: Brand, siteUrl: string): Node<WebSite> {
  const action: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': webSiteId(siteUrl),
    name: brand.collectionName,
    url: absolute('/', siteUrl),
    inLanguage: installation().locale,
    publisher: { '@id': organizationId(siteUrl) },
    potentialAction: action,
  };
}

export interface PageWords {
  readonly type: 'WebPage' | 'ContactPage' | 'AboutPage' | 'CollectionPage';
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** yyyy-mm-dd, of the wording. */
  readonly modified?: string | null;
}

/** A page that is mostly words. */
export function webPage(
  { type, path, title, description, modified }: PageWords,
  siteUrl: string,
): Node<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': absolute(path, siteUrl),
    url: absolute(path, siteUrl),
    name: title,
    description,
    inLanguage: installation().locale,
    isPartOf: { '@id': webSiteId(siteUrl) },
    ...(modified ? { dateModified: modified } : {}),
  } as Node<WebPage>;
}
