import type { PropertyExperienceCategory } from '../../content/experience/experience-pages.ts';
import type { Picture } from '../../content/fields/picture.ts';
import { platesOnce } from '../plate/plates-once.ts';

/** The kinds of a property, each with a plate the page does not show already: its own, or one of what there is to do of it. */
export function kindsOnce(
  kinds: readonly PropertyExperienceCategory[],
  taken: readonly (Picture | null)[],
): readonly PropertyExperienceCategory[] {
  const plates = platesOnce<Picture>([]);
  plates.keep(...taken);
  return kinds.map((kind) => {
    const [fresh = null] = plates.fresh(
      [kind.picture, ...kind.experiences.map(({ picture }) => picture)].flatMap((each) => each ?? []),
    );
    plates.keep(fresh);
    return { ...kind, picture: fresh };
  });
}
