import { z } from 'zod';
import { film, onHost, picture } from '../fields/common.ts';
import { listOf, number, texts, words } from '../fields/fields.ts';
import type { PropertyFavourites, SafarisSection } from '../model/safaris.ts';
import { readStandingPlaces } from '../property/published-places.ts';
import type { Reading } from '../reading/reading.ts';
import { buttonOf } from './experience.ts';

const safarisOn = onHost(({ link, richText }) =>
  z
    .object({
      title: words,
      heading: words,
      content: richText,
      buttonText: words,
      buttonLink: link,
      backgroundImage: picture,
      backgroundVideo: film,
      backgroundVideoAlternative: film,
      activities: listOf(
        z
          .object({ title: words, text: words, duration: words, who: words, image: picture })
          .transform(({ image, ...raw }) => ({ ...raw, picture: image })),
      ),
      months: listOf(
        z.object({
          month: words,
          season: words,
          text: words,
          high: number,
          low: number,
          rain: number,
          best: texts,
          often: texts,
          sometimes: texts,
        }),
      ),
    })
    .transform(
      (raw): SafarisSection => ({
        title: raw.title,
        heading: raw.heading,
        content: raw.content,
        button: buttonOf(raw.buttonText, raw.buttonLink),
        picture: raw.backgroundImage,
        films: [raw.backgroundVideoAlternative, raw.backgroundVideo].flatMap((each) => each ?? []),
        activities: raw.activities,
        months: raw.months,
      }),
    ),
);

/** What a safari page tells, by its key; `null` when there is nothing, or it cannot be read (CNT-16, section 8: logged only). */
export function readOurSafaris(
  reading: Reading,
  pageKey: string,
  siteUrl: string,
): Promise<SafarisSection | null> {
  const name = `ourSafaris-${pageKey}`;
  return reading.orElse<SafarisSection | null>(name, null, () =>
    reading.one({
      name,
      collection: 'ourSafaris',
      where: { ourSafarisFor: { equals: pageKey } },
      depth: 1,
      limit: 1,
      schema: safarisOn(siteUrl),
      keep: 'found',
    }),
  );
}

const favouritesOn = onHost(({ link }) =>
  z
    .object({
      whatToLookOutForTitle: words,
      whatToLookOutForSubtitle: words,
      smallHeading: words,
      bigHeading: words,
      cta1Text: words,
      cta1Url: link,
      cta2Text: words,
      cta2Url: link,
      favourites: listOf(
        z
          .object({
            title: words,
            subTitle: words,
            description: words,
            buttonLink: link,
            experienceImage: picture,
          })
          .transform(({ buttonLink, experienceImage, ...raw }) => ({
            ...raw,
            href: buttonLink,
            picture: experienceImage,
          })),
      ),
    })
    .transform(
      ({ cta1Text, cta1Url, cta2Text, cta2Url, ...raw }): PropertyFavourites => ({
        ...raw,
        buttons: [buttonOf(cta1Text, cta1Url), buttonOf(cta2Text, cta2Url)].flatMap((each) => each ?? []),
      }),
    ),
);

/** What guests like best at a property, by its content tag; `null` when there is nothing, or it cannot be read (CNT-16). */
export async function readFavourites(
  reading: Reading,
  contentTag: string,
  siteUrl: string,
): Promise<PropertyFavourites | null> {
  const name = `propertyFavourites-${contentTag}`;
  const [found, { stands, hrefOf }] = await Promise.all([
    reading.orElse<PropertyFavourites | null>(name, null, () =>
      reading.one({
        name,
        collection: 'propertyFavourites',
        where: { contentfulTag: { equals: contentTag } },
        depth: 1,
        limit: 1,
        schema: favouritesOn(siteUrl),
        keep: 'found',
      }),
    ),
    readStandingPlaces(reading),
  ]);
  return (
    found && {
      ...found,
      favourites: found.favourites.map((each) => ({ ...each, href: hrefOf(each.href) })),
      buttons: found.buttons.filter(({ href }) => stands(href)),
    }
  );
}
