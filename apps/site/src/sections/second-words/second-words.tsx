import type { SecondWords as Words } from '../../content/site/keyed-parts.ts';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';

/** The second heading of a page's introduction, with its lead (CNT-11). */
export function SecondWords({ words }: { readonly words: Words | null }) {
  if (!words) return null;
  const { heading, lead } = words;
  if (!heading)
    return (
      <Band>
        <Lead>{lead}</Lead>
      </Band>
    );
  return (
    <Band aria-labelledby="second-heading">
      <SectionHead id="second-heading" heading={heading} lead={lead} />
    </Band>
  );
}
