import type { Brand } from '@sundowner/brand';
import type { HeroBannerEntry, IntroSectionEntry } from './entries.ts';

/** Heads and opening words of the built pages, by page key (CNT-02). */
export const introSections = (brand: Brand): readonly IntroSectionEntry[] => [
  {
    heroBannerFor: 'home',
    metaTitle: `Safari lodges, treehouses and Cape homes | ${brand.collectionName}`,
    metaDescription:
      'Lodges on the Sabie River, at a Thornybush waterhole and under the Waterberg, a Georgian hotel in Cape Town, and private homes. Ask us, and a person answers.',
    metaKeywords:
      'safari lodges, treehouses, Sabi Sand, Thornybush, Marakele, Cape Town hotel, private villas',
    metaImage: 'home-dusk',
    primaryTextMain: 'Stay when the day ends.',
    primaryTextSub: 'Four landscapes, one collection.',
  },
  {
    heroBannerFor: 'contact-us',
    metaTitle: `Contact us | ${brand.collectionName}`,
    metaDescription:
      'Telephone numbers in five countries, office hours, and the mailbox of each desk with how long an answer takes.',
    metaKeywords: 'contact, telephone, office hours, reservations, concierge',
    metaImage: 'lodge-dusk',
    primaryTextMain: 'Speak to a person',
    primaryTextSub:
      'Seven people answer, in Cape Town and Johannesburg. All of them have slept at every lodge.',
  },
  {
    heroBannerFor: 'privacy-policy',
    metaTitle: `Privacy policy | ${brand.collectionName}`,
    metaDescription:
      'What we keep when you write to us, why, for how long, who sees it, and how to have it corrected or erased.',
    metaKeywords: 'privacy policy, POPIA, GDPR, personal information, erasure',
    metaImage: 'marataba',
    primaryTextMain: 'Privacy policy',
    primaryTextSub: 'What we keep when you write to us, and how to have it erased.',
  },
  {
    heroBannerFor: 'thank-you',
    metaTitle: `Thank you | ${brand.collectionName}`,
    metaDescription: 'Your enquiry has reached us, and a concierge will be in touch.',
    metaKeywords: 'enquiry received, reference',
    metaImage: 'residence',
    primaryTextMain: 'Thank you',
    primaryTextSub: 'Your enquiry has reached us.',
  },
  {
    heroBannerFor: 'enquire-telephone',
    metaTitle: `Call us, or have us call you | ${brand.collectionName}`,
    metaDescription: 'Our numbers, our office hours, and a short form that asks us to ring you back.',
    metaKeywords: 'telephone, call back, enquire',
    metaImage: 'lodge-dusk',
    primaryTextMain: 'Call us',
    primaryTextSub: 'Alternatively, we will gladly call you back.',
  },
  {
    heroBannerFor: 'where-it-fits',
    metaTitle: `Where does it fit? Rooms by dates, guests and budget | ${brand.collectionName}`,
    metaDescription:
      'Say who comes, for how long and for how much: see what fits, with its whole price, and why the others do not.',
    metaKeywords: 'budget, price for a stay, family rooms, child age, malaria-free, treehouse',
    metaImage: 'lodge-dusk',
    primaryTextMain: 'Where does it fit?',
    primaryTextSub:
      'See which rooms fit your dates, party and budget. We go through every room, house and treehouse, and say why the others do not.',
  },
  {
    heroBannerFor: 'search',
    metaTitle: `Search | ${brand.collectionName}`,
    metaDescription: 'Find a lodge, an experience, a journey or a story by any word you remember of it.',
    metaKeywords: 'search, find',
    metaImage: 'elephants',
    primaryTextMain: 'Search',
    primaryTextSub: 'A place, an animal, a name you half remember.',
  },
  {
    heroBannerFor: 'apology',
    metaTitle: `Apologies | ${brand.collectionName}`,
    metaDescription:
      'We cannot submit your request at this moment. What you wrote is kept; please try again.',
    metaKeywords: 'try again, enquiry',
    metaImage: 'storm',
    primaryTextMain: 'Apologies',
    primaryTextSub: 'What you wrote is still here.',
  },
];

/** The plates beside the words of pages and panels that have no picture of their own. */
export const heroBanners: readonly HeroBannerEntry[] = [
  {
    heroBannerFor: 'enquire-telephone',
    bannerText: 'Call us',
    bannerSubText: 'Someone who has stayed there will pick up.',
    backgroundImage: 'lodge-dusk',
  },
  {
    heroBannerFor: 'thank-you',
    bannerText: 'Thank you',
    bannerSubText: 'Your enquiry has reached us.',
    backgroundImage: 'residence',
  },
  {
    heroBannerFor: 'apology',
    bannerText: 'Apologies',
    bannerSubText: 'Please try again in a moment.',
    backgroundImage: 'storm',
  },
];
