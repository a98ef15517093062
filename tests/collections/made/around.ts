import { day, lexical, type Making, year } from './making.ts';
import { place } from './names.ts';

const { key, root, region } = place;

/** What there is to do, read and look at. */
export const around: readonly Making[] = [
  {
    as: 'safari',
    in: 'safari',
    data: ({ picture }) => ({
      position: 50,
      dropDownTitle: place.shortName,
      identifier: key,
      property: key,
      dropDownImage: picture(6),
      dropdownImageMobi: picture(7),
      link: `${root}/safaris`,
    }),
  },
  {
    as: 'safaris page',
    in: 'ourSafaris',
    data: ({ picture }) => ({
      ourSafarisFor: 'kareebos-safaris',
      property: key,
      title: 'Safaris at Kareebos',
      heading: 'On foot, and by an open car',
      content: lexical('Black rhino are followed on foot here, downwind and in single file.'),
      buttonText: 'Enquire',
      buttonLink: '/enquire/email',
      backgroundImage: picture(8),
      activities: [
        {
          title: 'On foot',
          text: 'Six guests and two guides.',
          duration: 'Three hours',
          who: 'From 14 years',
          image: picture(9),
        },
      ],
      months: year,
    }),
  },
  {
    as: 'experience',
    in: 'experiences',
    data: ({ picture, found }) => ({
      slug: 'fossils-before-lunch',
      position: 900,
      title: 'Fossils before lunch',
      subTitle: 'With somebody who knows them by name',
      description: 'A reptile lies in the bank of the dry river. You may touch it.',
      experienceCategory: found('kind'),
      experienceImage: picture(10),
      availableAt: place.shortName,
      properties: [key],
      cost: 'Included',
      buttonText: 'Enquire',
      buttonLink: '/enquire/experiences?experience=fossils-before-lunch',
    }),
  },
  {
    as: 'experiences page',
    in: 'experiencesProperty',
    data: ({ of, found, picture }) => ({
      contentfulTag: key,
      introSection: of('intro of kareebos-experiences'),
      experienceCategories: [
        {
          category: found('kind'),
          title: 'Old bones at Kareebos',
          subtitle: 'Three hundred million years of them',
          description: 'The river bed is a library.',
          link: `${root}/experiences/food-and-wine`,
          mainImage: picture(11),
          experiences: [of('experience')],
        },
      ],
      buttonText: 'Enquire about a day',
      buttonLink: '/enquire/experiences',
    }),
  },
  {
    as: 'story tag',
    in: 'tag',
    data: () => ({ position: 90, title: place.storyTag, category: 'Properties' }),
  },
  {
    as: 'story',
    in: 'blog',
    data: ({ of, picture }) => ({
      title: 'The windmill that would not stop',
      standfirst: 'A night at Kareebos with a wind from the south.',
      date: day('2026-11-20'),
      category: 'From the hills',
      tags: [of('story tag')],
      image: picture(12),
      body: lexical('It turned all night, and in the morning the dam ran over.'),
    }),
  },
  {
    as: 'gallery picture',
    in: 'galleryItem',
    data: ({ picture }) => ({
      position: 900,
      title: 'Hills at Kareebos',
      image: picture(13),
      caption: 'They all end at one height.',
      property: key,
      subject: 'landscapes',
      forPress: true,
    }),
  },
  {
    as: 'gallery',
    in: 'imageGallery',
    data: ({ of, picture }) => ({
      position: 90,
      title: 'Kareebos',
      lead: 'Hills, stone and a windmill.',
      property: key,
      cover: picture(13),
      items: [of('gallery picture')],
    }),
  },
  {
    as: 'tour',
    in: 'tourLink',
    data: ({ picture }) => ({
      position: 90,
      title: 'Stone Lodge from within',
      url: place.tour,
      contentfulTag: 'stone-lodge',
      tourLinkFor: [region.tours],
      image: picture(14),
    }),
  },
];
