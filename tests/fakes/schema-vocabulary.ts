/**
 * The part of schema.org (version 29) our pages use: each type with its parents and the properties it brings. What is not
 * listed may not be said; add a line from https://schema.org when a builder says more.
 */
interface Type {
  readonly is: readonly string[];
  /** Property to the types its values may have; `Text`, `URL`, `Date`, `Number`, `Integer` and `Boolean` are plain values. */
  readonly has: Readonly<Record<string, readonly string[]>>;
  /** Without these the node says nothing, to search engines at least. */
  readonly needs?: readonly string[];
}

const vocabulary: Readonly<Record<string, Type>> = {
  Thing: {
    is: [],
    has: {
      name: ['Text'],
      url: ['URL'],
      description: ['Text'],
      image: ['URL', 'ImageObject'],
      mainEntityOfPage: ['URL'],
      potentialAction: ['Action'],
      sameAs: ['URL'],
    },
  },
  Organization: {
    is: ['Thing'],
    has: {
      logo: ['URL', 'ImageObject'],
      email: ['Text'],
      telephone: ['Text'],
      address: ['PostalAddress', 'Text'],
      contactPoint: ['ContactPoint'],
      parentOrganization: ['Organization'],
    },
    needs: ['name'],
  },
  ContactPoint: {
    is: ['Thing'],
    has: {
      contactType: ['Text'],
      telephone: ['Text'],
      email: ['Text'],
      areaServed: ['Text'],
      availableLanguage: ['Text'],
    },
    needs: ['contactType', 'telephone'],
  },
  PostalAddress: {
    is: ['ContactPoint'],
    has: {
      addressRegion: ['Text'],
      addressCountry: ['Text'],
      addressLocality: ['Text'],
      streetAddress: ['Text'],
    },
    needs: ['addressCountry'],
  },
  Place: {
    is: ['Thing'],
    has: {
      address: ['PostalAddress', 'Text'],
      geo: ['GeoCoordinates'],
      telephone: ['Text'],
      amenityFeature: ['LocationFeatureSpecification'],
      containedInPlace: ['Place'],
    },
  },
  GeoCoordinates: {
    is: ['Thing'],
    has: { latitude: ['Number'], longitude: ['Number'] },
    needs: ['latitude', 'longitude'],
  },
  PropertyValue: { is: ['Thing'], has: { value: ['Text', 'Number', 'Boolean'] } },
  JobPosting: {
    is: ['Thing'],
    has: {
      title: ['Text'],
      datePosted: ['Date'],
      validThrough: ['Date'],
      employmentType: ['Text'],
      hiringOrganization: ['Organization'],
      jobLocation: ['Place'],
      identifier: ['PropertyValue'],
      directApply: ['Boolean'],
    },
    // https://developers.google.com/search/docs/appearance/structured-data/job-posting
    needs: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  },
  LocationFeatureSpecification: { is: ['PropertyValue'], has: {}, needs: ['name', 'value'] },
  LocalBusiness: {
    is: ['Organization', 'Place'],
    has: { currenciesAccepted: ['Text'], priceRange: ['Text'] },
  },
  LodgingBusiness: {
    is: ['LocalBusiness'],
    has: {
      numberOfRooms: ['Integer'],
      petsAllowed: ['Boolean', 'Text'],
      checkinTime: ['Text'],
      checkoutTime: ['Text'],
    },
    needs: ['name', 'address', 'url'],
  },
  Resort: { is: ['LodgingBusiness'], has: {}, needs: ['name', 'address', 'url'] },
  Hotel: { is: ['LodgingBusiness'], has: {}, needs: ['name', 'address', 'url'] },
  CreativeWork: {
    is: ['Thing'],
    has: {
      inLanguage: ['Text'],
      isPartOf: ['CreativeWork'],
      publisher: ['Organization'],
      author: ['Person', 'Organization'],
      datePublished: ['Date'],
      dateModified: ['Date'],
      headline: ['Text'],
      keywords: ['Text'],
      mainEntity: ['Thing'],
    },
  },
  WebSite: { is: ['CreativeWork'], has: {}, needs: ['name', 'url'] },
  WebPage: { is: ['CreativeWork'], has: { breadcrumb: ['BreadcrumbList'] }, needs: ['name', 'url'] },
  ContactPage: { is: ['WebPage'], has: {}, needs: ['name', 'url'] },
  AboutPage: { is: ['WebPage'], has: {}, needs: ['name', 'url'] },
  CollectionPage: { is: ['WebPage'], has: {}, needs: ['name', 'url'] },
  FAQPage: { is: ['WebPage'], has: {}, needs: ['mainEntity'] },
  Question: { is: ['CreativeWork'], has: { acceptedAnswer: ['Answer'] }, needs: ['name', 'acceptedAnswer'] },
  Answer: { is: ['CreativeWork'], has: { text: ['Text'] }, needs: ['text'] },
  BlogPosting: {
    is: ['CreativeWork'],
    has: { articleSection: ['Text'] },
    needs: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  },
  Person: { is: ['Thing'], has: { jobTitle: ['Text'] }, needs: ['name'] },
  Action: { is: ['Thing'], has: { target: ['EntryPoint'], 'query-input': ['Text'] } },
  SearchAction: { is: ['Action'], has: {}, needs: ['target', 'query-input'] },
  EntryPoint: { is: ['Thing'], has: { urlTemplate: ['Text'] }, needs: ['urlTemplate'] },
  ItemList: { is: ['Thing'], has: { itemListElement: ['ListItem'] } },
  BreadcrumbList: { is: ['ItemList'], has: {}, needs: ['itemListElement'] },
  ListItem: {
    is: ['Thing'],
    has: { position: ['Integer'], item: ['URL', 'Thing'] },
    needs: ['position', 'name'],
  },
  Trip: {
    is: ['Thing'],
    has: { itinerary: ['ItemList', 'Place'], provider: ['Organization', 'Person'], offers: ['Offer'] },
  },
  TouristTrip: { is: ['Trip'], has: { touristType: ['Text'] }, needs: ['name', 'url', 'provider'] },
  TouristDestination: { is: ['Place'], has: {}, needs: ['name'] },
  Product: { is: ['Thing'], has: { category: ['Text'], offers: ['Offer'] }, needs: ['name', 'offers'] },
  Offer: {
    is: ['Thing'],
    has: {
      price: ['Number'],
      priceCurrency: ['Text'],
      validFrom: ['Date'],
      validThrough: ['Date'],
      priceSpecification: ['UnitPriceSpecification'],
    },
    needs: ['price', 'priceCurrency'],
  },
  AggregateOffer: {
    is: ['Offer'],
    has: { lowPrice: ['Number'] },
    needs: ['lowPrice', 'priceCurrency'],
  },
  UnitPriceSpecification: {
    is: ['Thing'],
    has: { price: ['Number'], priceCurrency: ['Text'], unitText: ['Text'] },
    needs: ['price', 'priceCurrency'],
  },
};

const plain: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && /^https?:\/\/[^/\s]+/.test(value) && URL.canParse(value),
  Date: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

const isA = (type: string, wanted: string): boolean =>
  type === wanted || (vocabulary[type]?.is ?? []).some((parent) => isA(parent, wanted));

function rangeOf(type: string, property: string): readonly string[] | null {
  const own = vocabulary[type]?.has[property];
  if (own) return own;
  for (const parent of vocabulary[type]?.is ?? []) {
    const found = rangeOf(parent, property);
    if (found) return found;
  }
  return null;
}

/** What is wrong with a node by schema.org's rules; empty when nothing is. @param where the path to it, for the words */
export function faultsOf(node: unknown, where = ''): string[] {
  if (typeof node !== 'object' || node === null) return [`${where} is no node`];
  const { '@type': type, '@id': id, '@context': context, ...said } = node as Record<string, unknown>;
  if (where === '' && context !== 'https://schema.org') return ['the node has no context'];
  if (type === undefined) return typeof id === 'string' ? [] : [`${where} has no type`];
  if (typeof type !== 'string' || !vocabulary[type])
    return [`${where} is of the unknown type ${String(type)}`];
  const missing = (vocabulary[type].needs ?? []).filter((name) => said[name] === undefined);
  return [
    ...missing.map((name) => `${where}${type} needs ${name}`),
    ...Object.entries(said).flatMap(([name, value]) =>
      faultsOfValue(type, name, value, `${where}${type}.${name} `),
    ),
  ];
}

function faultsOfValue(type: string, name: string, value: unknown, where: string): string[] {
  const range = rangeOf(type, name);
  if (!range) return [`${where}is no property of ${type}`];
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 0) return [`${where}is empty`];
  return values.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) {
      return range.some((kind) => plain[kind]?.(one)) ? [] : [`${where}may not be ${JSON.stringify(one)}`];
    }
    const own = (one as { '@type'?: string })['@type'];
    if (own !== undefined && !range.some((kind) => isA(own, kind))) return [`${where}may not be a ${own}`];
    return faultsOf(one, where);
  });
}
