import { collectionParts, collectionReads } from '@sundowner/brand';
import type { CollectionConfig, Field } from 'payload';
import { expect, test, vi } from 'vitest';
import { contentRules } from '../completeness/content-rules.ts';
import { listRules } from '../completeness/list-suggestions.ts';
import { newEntryDefaults } from '../completeness/new-entry-defaults.ts';

// Media and accounts ask the settings where their files lie.
vi.stubEnv('MODE', 'demo');
vi.stubEnv('DATA_DIR', '/nowhere');
const { collections } = await import('./collections.ts');

const all = collections();
const content = all.filter(({ versions }) => typeof versions === 'object' && versions.drafts);

/** Fields of specification 2, section 3, by the entry type they belong to. */
const specified: Readonly<Record<string, string>> = {
  propertyUpdated:
    'name shortName region link slug rootlink contentfulTag mapImage dropDownImage accommodation safaris treehouses rooms',
  accommodation: 'name link rootlink contentfulTag breadcrumbs.name breadcrumbs.link villas',
  safari: 'dropDownTitle dropDownImage identifier',
  treehouse: 'name dropDownImage discoverButtonLink identifier',
  room: 'slug roomName dropDownImage dropdownImageMobi overviewDiscoverButtonLink',
  residence: 'slug hero',
  footer: 'displayName expandedOnMobiDefault links.displayName links.url',
  homepage: 'defaultDropDownImage',
  introSection:
    'heroBannerFor metaTitle metaDescription metaKeywords metaImage primaryTextMain primaryTextSub secondaryTextMain secondaryTextSub backgroundImage firstDownload firstDownloadCta secondDownload secondDownloadCta',
  heroBanner:
    'heroBannerFor bannerText bannerSubText backgroundImage backgroundVideo backgroundVideoAlternative tourLink',
  blog: 'slug date tags isFeaturedPost metaTitle metaDescription metaKeywords metaImage',
  tag: 'title category',
  contactDetails:
    'travelPlannerNumber ukTollFreeNumber usacanadaTollFreeNumber australiaTollFreeNumber officeDays officeHours',
  travelAfricaProperty: 'propertyName propertyLocation description backgroundImage',
  experiencesCategory:
    'title link showInDropdown dropdownPosition dropdownThumbnail experiencesCategoryFor experiences carouselItems familyFavourites testimonies',
  experiences:
    'subTitle title navigationText link description availableAt cost experienceImage backgroundVideo buttonText buttonLink file additionalFile additionalButtonText additionalButtonLink thirdFile thirdButtonText thirdButtonLink whatToExpect experienceCategory',
  whatToExpect:
    'title description additionalInfoHeader additionalInfoCopy availableAt iconsWhatToWear.title iconsWhatToWear.description iconsFeatures iconsWhatToBringAlong appointments factSheetsOrMenus.description factSheetsOrMenus.file',
  experiencesSection:
    'experiencesSectionFor smallHeader bigHeader allExperiencesLink experiences experiencePdf',
  experiencesProperty:
    'contentfulTag introSection experienceCategories.subtitle experienceCategories.link experienceCategories.title experienceCategories.description experienceCategories.mainImage buttonText factSheet testimonies',
  testimonial: 'testimonialDate testimonialPostedBy testimonialText testimonialTitle',
  impact: 'impactPillars initiatives committeeMembers projects',
  impactPillar: 'name slug image heading description',
  initiative: 'name slug title description',
  committeeMember: 'slug name role image',
  impactProject: 'slug name title tagline excerpt imageMain',
  maps: 'category pins.name sellingPoints.title',
  meetTheTeam:
    'tag title1 title2 description image imageCaption guestExperienceTeam.members supportTeam.members travelProfessionals.list',
  accommodationCard: 'contentfulTag backgroundImage checkAvailabilityLink',
  ourSafaris: 'ourSafarisFor title heading content buttonText backgroundImage backgroundVideo',
  persona: 'title tag introMain introSubCopy experiences',
  propertyFavourites:
    'whatToLookOutForTitle whatToLookOutForSubtitle smallHeading bigHeading cta1Text cta1Url cta2Text cta2Url favourites.title favourites.subTitle favourites.description favourites.buttonLink favourites.experienceImage',
  quoteComponent: 'quoteFor text',
  tourLink: 'title url contentfulTag tourLinkFor',
  travelAfrica: 'hero intro destinations travelTypes specialists testimonials travelPurpose.title',
  travelAfricaDestination: 'slug name hero intro mapIndex mapDisplayName mapDescription mapImage properties',
  travelAfricaTravelType: 'slug name hero intro cardIndex cardDisplayName cardImage destinations',
  specialist: 'name biography portrait',
  travelPartners:
    'informationDownloads mediaGallery availabilitySearch needAssistance needAssistancePhoneNumber needAssistanceSales needAssistancePhoneNumberSales',
  customJourney: 'title',
  packageSection: 'slug packages filters',
  privacyPolicy: 'sections',
  residences: 'residences',
  travelGuide: 'sections',
  travelPartnerResources: 'sections.downloads',
  redirects: 'from to',
};

function names(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => names(tab.fields, prefix));
    if (field.type === 'row' || field.type === 'collapsible') return names(field.fields, prefix);
    if (!('name' in field) || !field.name) return [];
    const own = `${prefix}${field.name}`;
    const below = field.type === 'array' || field.type === 'group' ? names(field.fields, `${own}.`) : [];
    return [own, ...below];
  });
}

const namesOf = (slug: string): string[] => names(all.find((each) => each.slug === slug)?.fields ?? []);

test('every field of the specification stands under its own name', () => {
  for (const [slug, wanted] of Object.entries(specified)) {
    expect(namesOf(slug), slug).toEqual(expect.arrayContaining(wanted.split(' ')));
  }
});

test('the collection is read from fields that are there', () => {
  for (const part of collectionParts) {
    const { select = {}, sort = [] } = collectionReads[part];
    expect(namesOf(part), part).toEqual(expect.arrayContaining([...Object.keys(select), ...sort]));
  }
});

test('every entry type has plain labels, a sentence about it, a group, and columns that exist', () => {
  const groups = new Set<unknown>();
  for (const { slug, labels, admin } of content as CollectionConfig[]) {
    expect(labels, slug).toMatchObject({ singular: expect.any(String), plural: expect.any(String) });
    expect(String(admin?.description), slug).toMatch(/^[A-Z“/].{20,}[.]$/s);
    const known = [...namesOf(slug), '_status', 'updatedAt'];
    expect(known, slug).toEqual(expect.arrayContaining(admin?.defaultColumns ?? []));
    expect(known, slug).toContain(admin?.useAsTitle);
    groups.add(admin?.group);
  }
  expect([...groups].sort()).toEqual(
    [
      'Lodges and rooms',
      'Rates and offers',
      'Safaris and experiences',
      'Journeys and Travel Africa',
      'Stories',
      'Impact',
      'People',
      'Pages and their words',
      'Whole site',
      'Enquiry forms and dialogs',
      'Pictures, films and files',
    ].sort(),
  );
});

const hidden = (field: Field) =>
  field.type === 'ui' ||
  ('hidden' in field && field.hidden === true) ||
  ('admin' in field && field.admin?.hidden === true);

test('every field an editor sees has a label of its own', () => {
  const unlabelled = (fields: readonly Field[], where: string): string[] =>
    fields.flatMap((field) => {
      if (field.type === 'tabs') return field.tabs.flatMap((tab) => unlabelled(tab.fields, where));
      if (field.type === 'row' || field.type === 'collapsible') return unlabelled(field.fields, where);
      if (!('name' in field) || !field.name || hidden(field)) return [];
      const own = `${where}.${field.name}`;
      const below = field.type === 'array' || field.type === 'group' ? unlabelled(field.fields, own) : [];
      return 'label' in field && typeof field.label === 'string' ? below : [own, ...below];
    });
  expect(content.flatMap(({ slug, fields }) => unlabelled(fields, slug))).toEqual([]);
});

test('what is missing, and what could lead to an entry, speak of fields there are', () => {
  const lacking = Object.entries(contentRules).flatMap(([slug, rules]) =>
    rules.flatMap(({ fields }) => fields).filter((field) => !namesOf(slug).includes(field)),
  );
  const suggestions = Object.values(listRules)
    .flat()
    .flatMap(({ from, field, looksAt = [] }) =>
      [field, ...looksAt].filter((name) => !namesOf(from).includes(name)).map((name) => `${from}.${name}`),
    );
  const begun = Object.entries(newEntryDefaults).flatMap(([slug, begin]) =>
    Object.keys(begin({ collection: 'accommodation', entry: {}, id: 1, key: '', year: 2027 })).filter(
      (name) => !namesOf(slug).includes(name),
    ),
  );
  expect([...lacking, ...suggestions, ...begun]).toEqual([]);
});
