import { isLinkable } from '@sundowner/brand';
import type { ExperienceKind } from '../../content/experience/experience.ts';
import { PictureIndex } from '../../ui/picture-index/picture-index.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';

interface ExperiencesIndexProps {
  readonly heading: string;
  readonly experiences: readonly ExperienceKind[];
}

/** The experiences as an index beside one frame; those without a page are named without a link. */
export function ExperiencesIndex({ heading, experiences }: ExperiencesIndexProps) {
  if (experiences.length === 0) return null;
  return (
    <Band id="experiences" ground="low" aria-labelledby="experiences-heading">
      <SectionHead id="experiences-heading" heading={heading} />
      <PictureIndex
        rows={experiences.map(({ title, line, href, picture }) => ({
          title,
          line,
          href: isLinkable(href) ? href : null,
          picture,
        }))}
      />
    </Band>
  );
}
