import type { Demonstration } from '../content/demonstration.ts';
import type { PlateId } from '../content/plates.ts';
import type { Batch } from './batch.ts';
import type { Known } from './known.ts';
import { lexical } from './lexical.ts';

// A day without a time of its own is kept as noon UTC, as the studio's date picker keeps it.
const day = (date: string) => `${date}T12:00:00.000Z`;

/** The collections in an order in which every relation is published before what refers to it. */
export function batches(demo: Demonstration): readonly Batch[] {
  return [
    {
      collection: 'teamMember',
      words: 'team',
      key: 'name',
      entries: demo.teamMember.map((member) => ({
        name: member.name,
        data: (known) => ({ ...member, portrait: known.picture(member.portrait) }),
      })),
    },
    {
      collection: 'packages',
      words: 'journeys',
      key: 'slug',
      entries: demo.packages.map((journey) => ({
        name: journey.slug,
        data: (known) => ({ ...journey, picture: known.picture(journey.picture) }),
      })),
    },
    {
      collection: 'experiencesCategory',
      words: 'experiences',
      key: 'experiencesCategoryFor',
      entries: demo.experiencesCategory.map((category) => ({
        name: category.title,
        data: (known) => ({
          ...category,
          dropdownThumbnail: known.picture(category.dropdownThumbnail),
          mainImage: known.picture(category.mainImage),
        }),
      })),
    },
    {
      collection: 'experiences',
      words: 'things to do',
      key: 'slug',
      entries: demo.experiences.map((experience) => ({
        name: experience.slug,
        data: (known) => ({
          ...experience,
          experienceImage: known.picture(experience.experienceImage),
          experienceCategory:
            experience.experienceCategory &&
            known.entry('experiencesCategory', experience.experienceCategory),
        }),
      })),
    },
    ...menusOf(demo),
    {
      collection: 'propertyUpdated',
      words: 'properties',
      key: 'key',
      entries: demo.propertyUpdated.map((property) => ({
        name: property.name,
        data: (known) => ({
          ...property,
          cardImage: known.picture(property.cardImage),
          ...menuPictures(property, known),
          accommodation: property.accommodation.map((name) => known.entry('accommodation', name)),
          safaris: property.safaris.map((identifier) => known.entry('safari', identifier)),
          treehouses: property.treehouses.map((name) => known.entry('treehouse', name)),
        }),
      })),
    },
    {
      collection: 'tag',
      words: 'tags',
      key: 'title',
      entries: demo.tag.map((tag) => ({ name: tag.title, data: () => ({ ...tag }) })),
    },
    {
      collection: 'blog',
      words: 'stories',
      key: 'slug',
      entries: demo.blog.map((story) => ({
        name: story.title,
        data: (known) => ({
          ...story,
          date: day(story.date),
          image: known.picture(story.image),
          tags: story.tags.map((title) => known.entry('tag', title)),
          body: lexical(story.body),
          metaTitle: story.title,
          metaDescription: story.standfirst,
          metaImage: known.picture(story.image),
        }),
      })),
    },
    ...pagesOf(demo),
  ];
}

const menuPictures = (
  entry: { readonly dropDownImage: PlateId; readonly dropdownImageMobi: PlateId },
  known: Known,
) => ({
  dropDownImage: known.picture(entry.dropDownImage),
  dropdownImageMobi: known.picture(entry.dropdownImageMobi),
});

/** What properties' menus list; a villa stands before the lodge that refers to it. */
function menusOf(demo: Demonstration): readonly Batch[] {
  return [
    {
      collection: 'accommodation',
      words: 'lodges and villas',
      key: 'slug',
      entries: demo.accommodation.map((stay) => ({
        name: stay.name,
        data: (known) => ({
          ...stay,
          ...menuPictures(stay, known),
          villas: stay.villas.map((name) => known.entry('accommodation', name)),
        }),
      })),
    },
    {
      collection: 'safari',
      words: 'safaris',
      key: 'identifier',
      entries: demo.safari.map((safari) => ({
        name: safari.identifier,
        data: (known) => ({ ...safari, dropDownImage: known.picture(safari.dropDownImage) }),
      })),
    },
    {
      collection: 'treehouse',
      words: 'treehouses',
      key: 'slug',
      entries: demo.treehouse.map((treehouse) => ({
        name: treehouse.name,
        data: (known) => ({ ...treehouse, ...menuPictures(treehouse, known) }),
      })),
    },
  ];
}

/** The houses, after their banners, and the page that lists them. */
function residencesOf(demo: Demonstration): readonly Batch[] {
  return [
    {
      collection: 'residence',
      words: 'residences',
      key: 'slug',
      entries: demo.residence.map((residence) => ({
        name: residence.name,
        data: (known) => ({ ...residence, hero: known.entry('heroBanner', residence.hero) }),
      })),
    },
    {
      collection: 'residences',
      words: 'residences page',
      key: null,
      entries: [
        {
          name: 'residences page',
          data: (known) => ({
            ...demo.residences,
            residences: demo.residences.residences.map((name) => known.entry('residence', name)),
          }),
        },
      ],
    },
  ];
}

function pagesOf(demo: Demonstration): readonly Batch[] {
  const { privacyPolicy: policy, homepage: home } = demo;
  const { thankYou, ...contact } = demo.contactDetails;
  return [
    {
      collection: 'quoteComponent',
      words: 'quotes',
      key: 'quoteFor',
      entries: demo.quoteComponent.map((quote) => ({
        name: quote.quoteFor,
        data: (known) => ({ ...quote, backgroundImage: known.picture(quote.backgroundImage) }),
      })),
    },
    {
      collection: 'heroBanner',
      words: 'page banners',
      key: 'heroBannerFor',
      entries: demo.heroBanner.map((banner) => ({
        name: banner.heroBannerFor,
        data: (known) => ({ ...banner, backgroundImage: known.picture(banner.backgroundImage) }),
      })),
    },
    ...residencesOf(demo),
    {
      collection: 'introSection',
      words: 'page introductions',
      key: 'heroBannerFor',
      entries: demo.introSection.map((intro) => ({
        name: intro.heroBannerFor,
        data: (known) => ({ ...intro, metaImage: known.picture(intro.metaImage) }),
      })),
    },
    {
      collection: 'footer',
      words: 'footer',
      key: 'displayName',
      entries: demo.footer.map((section) => ({ name: section.displayName, data: () => ({ ...section }) })),
    },
    {
      collection: 'contactDetails',
      words: 'contact details',
      key: null,
      entries: [
        {
          name: 'contact details',
          data: (known) => ({
            ...contact,
            week: contact.week.map((each) => ({ ...each, day: each.day.toLowerCase() })),
            holidays: contact.holidays.map(({ date, name }) => ({ date: day(date), name })),
            ...thankYou,
            thankYouSignatory: known.teamMember(thankYou.thankYouSignatory),
          }),
        },
      ],
    },
    {
      collection: 'enquiryForm',
      words: 'enquiry forms',
      key: 'kind',
      entries: demo.enquiryForm.map((form) => ({ name: form.kind, data: () => ({ ...form }) })),
    },
    {
      collection: 'choiceList',
      words: 'lists of choices',
      key: 'name',
      entries: demo.choiceList.map((list) => ({ name: list.name, data: () => ({ ...list }) })),
    },
    {
      collection: 'privacyPolicy',
      words: 'privacy policy',
      key: null,
      entries: [
        {
          name: 'privacy policy',
          data: () => ({
            ...policy,
            updated: day(policy.updated),
            sections: policy.sections.map(({ heading, body }) => ({ heading, body: lexical(body) })),
          }),
        },
      ],
    },
    {
      collection: 'homepage',
      words: 'home page',
      key: null,
      entries: [
        {
          name: 'home page',
          data: (known) => ({
            ...home,
            heroPicture: known.picture(home.heroPicture),
            defaultDropDownImage: known.picture(home.defaultDropDownImage),
            journeys: home.journeys.map((slug) => known.journey(slug)),
          }),
        },
      ],
    },
  ];
}
