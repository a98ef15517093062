import { z } from 'zod';
import { onHost, picture } from '../fields/common.ts';
import { rename, words } from '../fields/fields.ts';
import { publishedHref } from '../places/published-places.ts';
import type { Reading } from '../reading/reading.ts';
import { type Experience, experienceOn } from './experience.ts';
import { personaTags } from './persona.ts';

/** Who is coming, with words and experiences of its own. */
export type Persona = Awaited<ReturnType<typeof readPersonas>>[number];

const personaOn = onHost(({ siteUrl }) => {
  const experience = experienceOn(siteUrl);
  return z
    .object({
      title: words,
      tag: z.enum(personaTags),
      introMain: words,
      introSubCopy: words,
      image: picture,
      // A bare id is an experience that is not published.
      experiences: z
        .array(z.unknown())
        .nullish()
        .transform((list) => (list ?? []).map((each) => experience.safeParse(each).data ?? null)),
    })
    .transform(rename({ image: 'picture' }));
});

/** The personas in their order, All first; empty when they cannot be read (CNT-07, CNT-05). */
export async function readPersonas(reading: Reading) {
  const personas = await reading.listOrNone({
    collection: 'persona',
    sort: ['position'],
    depth: 2,
    limit: 20,
    schema: personaOn,
  });
  return personas
    .map((persona) => ({ ...persona, experiences: persona.experiences.map(toCard) }))
    .sort((a, b) => personaTags.indexOf(a.tag) - personaTags.indexOf(b.tag));
}

/** An experience as a persona's card shows it; one that is not published stands as not available. */
function toCard(experience: Experience | null) {
  if (!experience) return { available: false } as const;
  const { slug, title, subTitle, navigationText, description, availableAt, category, picture } = experience;
  const href = publishedHref(experience.href);
  return {
    available: true as const,
    ...{ slug, title, subTitle, navigationText, description, href, availableAt, category, picture },
  };
}
