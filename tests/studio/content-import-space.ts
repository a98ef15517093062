import sharp from 'sharp';
import { asset, document, entry, linkTo, node, paragraph, text } from '../fakes/contentful-export.ts';

export const locales = [
  { code: 'en-ZA', default: true, fallbackCode: null },
  { code: 'de', default: false, fallbackCode: 'en-ZA' },
];

/** A picture of one colour, different for every hue. */
export const png = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: { r: hue, g: 90, b: 40 } } })
    .png()
    .toBuffer();

const story = (id: string, fields: Record<string, unknown>, rest: object = {}) =>
  entry({
    id,
    type: 'blogPost',
    fields: {
      title: `Title of ${id}`,
      slug: id,
      publishDate: '2026-05-01T00:30+02:00',
      category: 'Safaris',
      heroImage: linkTo('river', 'Asset'),
      excerpt: `What ${id} is about.`,
      content: document(paragraph(`Words of ${id}.`)),
      ...fields,
    },
    ...rest,
  });

/** A small space with one of everything that can be difficult. */
export function space(host: string) {
  const entries = [
    story(
      'rains',
      {
        tags: [linkTo('tag-rain'), linkTo('tag-gone')],
        relatedPosts: [linkTo('circle-b')],
        content: document(
          paragraph('It rained.'),
          node('embedded-asset-block', [], { target: linkTo('river', 'Asset') }),
          node('paragraph', [node('entry-hyperlink', [text('More')], { target: linkTo('circle-a') })]),
          node('paragraph', [node('asset-hyperlink', [text('Menu')], { target: linkTo('menu', 'Asset') })]),
        ),
      },
      { other: { de: { title: 'Regen', standfirst: 'x' } } },
    ),
    story('circle-a', { relatedPosts: [linkTo('circle-b')] }),
    story('circle-b', { relatedPosts: [linkTo('circle-a')] }),
    story('not-yet', {}, { state: 'draft' }),
    story('moved-on', { title: 'Newer words' }, { state: 'changed' }),
    story('put-away', {}, { state: 'archived' }),
    story('Odd Address!', { slug: '/blog/Odd Address!' }),
    story('broken', { title: '' }),
    entry({ id: 'tag-rain', type: 'tag', fields: { title: 'Interests - Rain', category: ['Interests'] } }),
    entry({
      id: 'links',
      type: 'footer',
      fields: { displayName: 'About us', links: [linkTo('nav-story'), linkTo('nav-blog')] },
    }),
    entry({ id: 'nav-story', type: 'navigationLink', fields: { name: 'Our story', link: '/our-story' } }),
    entry({
      id: 'nav-blog',
      type: 'navigationLink',
      fields: { name: 'Press', link: '//press.example.com/us' },
    }),
    { sys: { id: 'typeless' }, fields: {} },
  ];
  const assets = [
    asset({
      id: 'river',
      url: '//images.ctfassets.net/s/river/t/the%20river.png',
      title: 'The river',
      description: 'A river at dawn.',
    }),
    asset({ id: 'bush', url: `${host}/s/bush/t/bush.png`, title: 'IMG_2034' }),
    asset({ id: 'lost', url: `${host}/s/lost/t/lost.png`, title: 'Lost' }),
    asset({
      id: 'menu',
      url: `${host}/s/menu/t/menu.pdf`,
      title: 'Menu of the week',
      contentType: 'application/pdf',
    }),
    asset({ id: 'sound', url: `${host}/s/sound/t/lion.mp3`, title: 'Lion', contentType: 'audio/mpeg' }),
  ];
  return { entries, assets };
}

/** The smallest PDF with a page. */
export const pdf = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** The same story as the Delivery API gives it: published, without the versions of the Management API. */
export const publishedStory = (id: string, title: string) => {
  const { fields } = story(id, { title });
  return { sys: { id, type: 'Entry', revision: 2, contentType: { sys: { id: 'blogPost' } } }, fields };
};

export { story };
