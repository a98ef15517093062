import { type Brand, defaultBrand } from '@sundowner/brand';
import { contactDetails } from './contact.ts';
import { choiceLists, enquiryForms } from './desk.ts';
import { experiences } from './experience-list.ts';
import { experiencesCategories } from './experiences.ts';
import { footerSections } from './footer.ts';
import { homepage, quotes } from './home.ts';
import { heroBanners, introSections } from './intro-sections.ts';
import { journeys } from './journeys.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { properties } from './properties.ts';
import { residenceBanners, residences, residencesPage } from './residences.ts';
import { safaris } from './safaris.ts';
import { stays } from './stays.ts';
import { stories } from './stories.ts';
import { tags, tagTitle } from './tags.ts';
import { team } from './team.ts';
import { treehouses } from './treehouses.ts';

/** Everything the demonstration publishes, by studio collection, under the owner's own brand. */
export const demonstration = (brand: Brand = defaultBrand) => ({
  teamMember: team,
  packages: journeys,
  experiencesCategory: experiencesCategories,
  experiences,
  accommodation: stays,
  safari: safaris,
  treehouse: treehouses,
  propertyUpdated: properties,
  residence: residences,
  residences: residencesPage,
  tag: tags(brand),
  blog: stories.map((story) => ({ ...story, tags: story.tags.map((title) => tagTitle(title, brand)) })),
  quoteComponent: quotes,
  heroBanner: [...heroBanners, ...residenceBanners],
  introSection: introSections(brand),
  footer: footerSections(brand),
  contactDetails,
  enquiryForm: enquiryForms,
  choiceList: choiceLists,
  privacyPolicy: privacyPolicy(brand),
  homepage,
});

export type Demonstration = ReturnType<typeof demonstration>;
