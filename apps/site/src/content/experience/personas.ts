import { z } from 'zod';
import { onHost, picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import { readStandingPlaces, type StandingPlaces } from '../property/published-places.ts';
import type { Reading } from '../reading/reading.ts';
import { experienceOn } from './experience.ts';
import { type Persona, type PersonaExperience, personaTags } from './persona.ts';

const rawPersonaOn = onHost(() =>
  z.object({
    title: words,
    tag: z.enum(personaTags),
    introMain: words,
    introSubCopy: words,
    image: picture,
    // A bare id is an experience that is not published.
    experiences: z.array(z.unknown()).nullish(),
  }),
);

/** The personas in their order, All first; empty when they cannot be read (CNT-07, CNT-05). */
export function readPersonas(reading: Reading, siteUrl: string): Promise<readonly Persona[]> {
  return reading.orElse<readonly Persona[]>('persona', [], async () => {
    const [entries, standing] = await Promise.all([
      reading.list({
        name: 'persona',
        collection: 'persona',
        sort: ['position'],
        depth: 2,
        limit: 20,
        schema: rawPersonaOn(siteUrl),
      }),
      readStandingPlaces(reading),
    ]);
    return entries
      .map(
        ({ image, experiences, ...raw }): Persona => ({
          ...raw,
          picture: image,
          experiences: (experiences ?? []).map((each) => toCard(each, siteUrl, standing)),
        }),
      )
      .sort((a, b) => personaTags.indexOf(a.tag) - personaTags.indexOf(b.tag));
  });
}

function toCard(raw: unknown, siteUrl: string, { hrefOf }: StandingPlaces): PersonaExperience {
  const experience = typeof raw === 'object' && raw !== null ? experienceOn(siteUrl).safeParse(raw) : null;
  if (!experience?.success) return { available: false };
  const { slug, title, subTitle, navigationText, description, availableAt, category } = experience.data;
  const href = hrefOf(experience.data.href);
  const card = { slug, title, subTitle, navigationText, description, href, availableAt, category };
  return { available: true, ...card, picture: experience.data.picture };
}
