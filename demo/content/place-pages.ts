import type { Brand } from '@sundowner/brand';
import type { HeroBanner, IntroSection } from '../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { filmOver, uprightOf } from './pages/head.ts';
import { capePages, collectionPages } from './place-pages/cape-and-all.ts';
import { lionSandsPages } from './place-pages/lionsands.ts';
import { maratabaPages, monwanaPages } from './place-pages/monwana-marataba.ts';
import { plate } from './references.ts';

const placePages = [...lionSandsPages, ...monwanaPages, ...maratabaPages, ...capePages, ...collectionPages];

/** A banner for every page about a place; a house's line under its name groups it in the menu (NAV-07). */
export const placeBanners = (): readonly Authored<HeroBanner>[] =>
  placePages.map((page) => ({
    heroBannerFor: page.key,
    bannerText: page.title,
    bannerSubText: page.sub,
    backgroundImage: plate(page.plate),
    ...uprightOf(page.plate),
    ...filmOver(page.plate),
    ...(page.tour ? { tourLink: page.tour } : {}),
  }));

/** What is shared of a property's own page: a card with its name in its colours. */
const cards: Readonly<Record<string, PlateId>> = {
  lionsands: 'card-lionsands',
  monwana: 'card-monwana',
  marataba: 'card-marataba',
  capecadogan: 'card-cape-cadogan',
};

/** Opening words and head of every page about a place (CNT-02). */
export const placeIntros = (brand: Brand): readonly Authored<IntroSection>[] =>
  placePages.map((page) => ({
    heroBannerFor: page.key,
    primaryTextMain: page.title,
    primaryTextSub: page.lead,
    metaTitle: `${page.metaTitle} | ${brand.collectionName}`,
    metaDescription: page.description,
    metaKeywords: page.keywords,
    metaImage: plate(cards[page.key] ?? page.plate),
  }));
