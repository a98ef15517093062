import type { ConsentText } from '@sundowner/enquiries/forms/form';
import { VisuallyHidden } from '../../ui/text/text.tsx';

/** The consent text with its link, which opens beside the form: nobody loses it by reading what she agrees to (FRM-17). */
export function ConsentWords({ consent }: { readonly consent: ConsentText }) {
  return consent.parts.map(({ text, href }) =>
    href ? (
      <a key={text} href={href} target="_blank" rel="noopener">
        {text}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    ) : (
      text
    ),
  );
}
