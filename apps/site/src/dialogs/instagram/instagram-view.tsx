import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import type { DialogViewProps } from '../dialog-part.ts';
import type { InstagramDialogContent } from './instagram-reader.ts';
import styles from './instagram-view.module.css';

interface InstagramViewProps extends DialogViewProps<InstagramDialogContent> {
  /** What stays here: closes the dialog, or leads back to the page the visitor came from. */
  readonly stay?: (words: string) => ReactNode;
}

/** "You are leaving …": what changes beyond the link, with continue and stay (MOD-18). */
export function View({ title, headingId, headingLevel, content, stay }: InstagramViewProps) {
  const Heading = `h${headingLevel}` as const;
  const { words, href, from } = content;
  const stayWords = words?.secondButtonText || 'Stay here';
  return (
    <div className={styles.words}>
      <Heading id={headingId} className={styles.heading} tabIndex={-1}>
        {words?.heading || title}
      </Heading>
      <Lead className={styles.lead}>
        {words?.text ||
          'Our pictures there are ours; the page around them is Instagram’s, with its own cookies and its own rules about what it learns of you.'}
      </Lead>
      {words?.note && <p className={styles.note}>{words.note}</p>}
      <div className={styles.actions}>
        <ButtonLink href={href} target="_blank" rel="noopener">
          {words?.buttonText || 'Continue to Instagram'}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </ButtonLink>
        {stay ? (
          stay(stayWords)
        ) : (
          <ButtonLink tone="ghost" href={from}>
            {stayWords}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
