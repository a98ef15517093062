import type { Demonstration } from '../content/demonstration.ts';
import { relatedStories } from '../content/stories.ts';
import { type Batch, noun, only } from './batch.ts';
import { lexical } from './lexical.ts';
import { peopleOf, voicesOf } from './people.ts';
import { groundsOf, placesOf } from './places.ts';
import { resolved } from './resolve.ts';

// A day without a time of its own is kept as noon UTC, as the studio's date picker keeps it.
const day = (date: string) => `${date}T12:00:00.000Z`;

/** What a story is about, as search engines take it: its tags without the names of their groups. */
const keywordsOf = (tags: readonly string[]) =>
  tags.map((tag) => tag.replace(/^(Traveller Type|Interests) - /, '')).join(', ');

/** The collections in an order in which every relation is published before what refers to it. */
export function batches(demo: Demonstration): readonly Batch[] {
  return [
    noun('heroBanner', 'page banners', 'heroBannerFor', demo.heroBanner),
    noun('introSection', 'page introductions', 'heroBannerFor', demo.introSection),
    ...groundsOf(demo),
    ...voicesOf(demo),
    ...placesOf(demo),
    ...peopleOf(demo),
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
          ...('author' in story ? { author: resolved(story.author, known) } : {}),
          body: lexical(story.body),
          metaKeywords: keywordsOf(story.tags),
          metaTitle: story.title,
          metaDescription: story.standfirst,
          metaImage: known.picture(story.image),
        }),
      })),
    },
    noun('blog', 'stories with others like them', 'slug', relatedStories),
    ...pagesOf(demo),
  ];
}

function pagesOf(demo: Demonstration): readonly Batch[] {
  const { privacyPolicy: policy, homepage: home } = demo;
  const { thankYou, ...contact } = demo.contactDetails;
  return [
    only('collection', 'the collection', demo.collection),
    noun('redirects', 'redirects', 'from', demo.redirects),
    noun('quoteComponent', 'quotes', 'quoteFor', demo.quoteComponent),
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
      collection: 'answerTemplate',
      words: 'answer templates',
      key: 'name',
      entries: demo.answerTemplate.map((template) => ({
        name: template.name,
        data: () => ({ ...template }),
      })),
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
