import { type Brand, defaultBrand } from '@sundowner/brand';
import { answerTemplates } from './answer-templates.ts';
import { choiceLists } from './choice-lists.ts';
import { collection } from './collection.ts';
import { contactDetails } from './contact.ts';
import type { LinkedBack } from './content.ts';
import { enquiryForms } from './desk.ts';
import { experiencesOfCategories } from './experiences.ts';
import { footerSections } from './footer.ts';
import { homepage, quotes } from './home.ts';
import { heroBanners, introSections } from './intro-sections.ts';
import { filmOver } from './pages/head.ts';
import { people, peopleBanners, peopleIntros } from './people.ts';
import { placeBanners, placeIntros } from './place-pages.ts';
import { placeQuotes } from './place-quotes.ts';
import { placeMaps, places } from './places.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { redirects } from './redirects.ts';
import { plate } from './references.ts';
import { relatedStories, signatureOf, stories } from './stories.ts';
import { tags, tagTitle } from './tags.ts';
import { journeyLinks } from './travel-africa/links.ts';

/** Everything the demonstration publishes, by studio collection, under the owner's own brand. */
export const demonstration = (brand: Brand = defaultBrand) => ({
  ...people(brand),
  ...places,
  tag: tags(brand),
  blog: stories.map((story) => ({
    ...story,
    ...signatureOf(story),
    image: plate(story.image),
    tags: story.tags.map((title) => tagTitle(title, brand)),
  })),
  quoteComponent: [
    ...quotes.map((quote) => ({
      ...quote,
      backgroundImage: plate(quote.backgroundImage),
      ...(quote.quoteFor === 'home' ? filmOver(quote.backgroundImage) : {}),
    })),
    ...placeQuotes,
  ],
  maps: [...placeMaps, ...people(brand).maps],
  heroBanner: [
    ...heroBanners.map((banner) => ({ ...banner, backgroundImage: plate(banner.backgroundImage) })),
    ...placeBanners(),
    ...peopleBanners(brand),
  ],
  introSection: [
    ...introSections(brand).map((intro) => ({ ...intro, metaImage: plate(intro.metaImage) })),
    ...placeIntros(brand),
    ...peopleIntros(brand),
  ],
  footer: footerSections(brand),
  contactDetails,
  enquiryForm: enquiryForms,
  choiceList: choiceLists,
  answerTemplate: answerTemplates,
  privacyPolicy: privacyPolicy(brand),
  collection,
  redirects,
  homepage: {
    ...homepage,
    heroPicture: plate(homepage.heroPicture),
    defaultDropDownImage: plate(homepage.defaultDropDownImage),
  },
});

/** What leads from its entries to others that are published after them. */
export const linkedBack: LinkedBack = {
  blog: relatedStories,
  experiencesCategory: experiencesOfCategories,
  packages: journeyLinks,
};
