import { z } from 'zod';
import { filmFields, onHost, picture, type Shown, toButton, toFilms } from '../fields/common.ts';
import { listOf, number, rename, texts, words } from '../fields/fields.ts';
import { publishedHref } from '../places/published-places.ts';
import type { Reading } from '../reading/reading.ts';

const safarisOn = onHost(({ link, richText }) =>
  z
    .object({
      title: words,
      heading: words,
      content: richText,
      buttonText: words,
      buttonLink: link,
      backgroundImage: picture,
      ...filmFields,
      activities: listOf(
        z
          .object({ title: words, text: words, duration: words, who: words, image: picture })
          .transform(rename({ image: 'picture' })),
      ),
      months: listOf(
        z.object({
          /** "january". */
          month: words,
          season: words,
          text: words,
          /** Degrees Celsius. */
          high: number,
          low: number,
          /** Millimetres. */
          rain: number,
          best: texts,
          often: texts,
          sometimes: texts,
        }),
      ),
    })
    .transform(({ buttonText, buttonLink, backgroundVideo, backgroundVideoAlternative, ...raw }) => ({
      ...raw,
      button: toButton(buttonText, buttonLink),
      films: toFilms({ backgroundVideo, backgroundVideoAlternative }),
    }))
    .transform(rename({ backgroundImage: 'picture' })),
);

/** What a safari page tells (CNT-16). */
export type SafarisSection = Shown<typeof safarisOn>;

/** What a safari page tells, by its key; `null` when there is nothing, or it cannot be read (CNT-16, section 8: logged only). */
export const readSafaris = (reading: Reading, pageKey: string): Promise<SafarisSection | null> =>
  reading.byFieldOrNone('ourSafaris', 'ourSafarisFor', pageKey, { depth: 1, schema: safarisOn });

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
          .transform(rename({ buttonLink: 'href', experienceImage: 'picture' })),
      ),
    })
    .transform(({ cta1Text, cta1Url, cta2Text, cta2Url, ...raw }) => ({
      ...raw,
      buttons: [toButton(cta1Text, cta1Url), toButton(cta2Text, cta2Url)].flatMap((each) => each ?? []),
    })),
);

/** What to look out for at a property, and what guests like best there (CNT-16). */
export type PropertyFavourites = Shown<typeof favouritesOn>;

/** What guests like best at a property, by its content tag; `null` when there is nothing, or it cannot be read (CNT-16). */
export async function readFavourites(
  reading: Reading,
  contentTag: string,
): Promise<PropertyFavourites | null> {
  const found = await reading.byFieldOrNone('propertyFavourites', 'contentfulTag', contentTag, {
    depth: 1,
    schema: favouritesOn,
  });
  return (
    found && {
      ...found,
      favourites: found.favourites.map((each) => ({ ...each, href: publishedHref(each.href) })),
      buttons: found.buttons.filter(({ href }) => publishedHref(href) !== null),
    }
  );
}
