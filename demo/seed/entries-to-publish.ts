import type { Content, LinkedBack } from '../content/content.ts';
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
export function batches(content: Content, linked: LinkedBack): readonly Batch[] {
  return [
    noun('heroBanner', 'page banners', 'heroBannerFor', content.heroBanner),
    noun('introSection', 'page introductions', 'heroBannerFor', content.introSection),
    ...groundsOf(content),
    ...voicesOf(content),
    ...placesOf(content, linked),
    ...peopleOf(content, linked),
    {
      collection: 'tag',
      words: 'tags',
      key: 'title',
      entries: content.tag.map((tag) => ({ name: tag.title, data: () => ({ ...tag }) })),
    },
    {
      collection: 'blog',
      words: 'stories',
      key: 'slug',
      entries: content.blog.map((story) => ({
        name: story.title,
        data: (known) => ({
          ...story,
          date: day(story.date),
          image: resolved(story.image, known),
          tags: story.tags.map((title) => known.entry('tag', title)),
          ...(story.author ? { author: resolved(story.author, known) } : {}),
          body: lexical(story.body),
          metaKeywords: keywordsOf(story.tags),
          metaTitle: story.title,
          metaDescription: story.standfirst,
          metaImage: resolved(story.image, known),
        }),
      })),
    },
    noun('blog', 'stories with others like them', 'slug', linked.blog),
    ...pagesOf(content),
  ];
}

function pagesOf(content: Content): readonly Batch[] {
  const { privacyPolicy: policy, homepage: home } = content;
  const { thankYou, ...contact } = content.contactDetails;
  return [
    only('collection', 'the collection', content.collection),
    noun('redirects', 'redirects', 'from', content.redirects),
    noun('quoteComponent', 'quotes', 'quoteFor', content.quoteComponent),
    {
      collection: 'footer',
      words: 'footer',
      key: 'displayName',
      entries: content.footer.map((section) => ({ name: section.displayName, data: () => ({ ...section }) })),
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
      entries: content.enquiryForm.map((form) => ({ name: form.kind, data: () => ({ ...form }) })),
    },
    {
      collection: 'choiceList',
      words: 'lists of choices',
      key: 'name',
      entries: content.choiceList.map((list) => ({ name: list.name, data: () => ({ ...list }) })),
    },
    {
      collection: 'answerTemplate',
      words: 'answer templates',
      key: 'name',
      entries: content.answerTemplate.map((template) => ({
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
            heroPicture: resolved(home.heroPicture, known),
            defaultDropDownImage: resolved(home.defaultDropDownImage, known),
            journeys: home.journeys.map((slug) => known.journey(slug)),
          }),
        },
      ],
    },
  ];
}
