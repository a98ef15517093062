import type { ReactNode } from 'react';
import type { InstagramDialogContent } from '../../content/model/dialogs.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import styles from './instagram.module.css';

interface InstagramProps {
  readonly headingId: string;
  readonly headingLevel: 1 | 2;
  readonly content: InstagramDialogContent;
  /** What stays here: closes the dialog, or leads back to the page the visitor came from. */
  readonly stay: (words: string) => ReactNode;
}

/** "You are leaving …": what changes beyond the link, with continue and stay (MOD-18). */
export function Instagram({ headingId, headingLevel, content, stay }: InstagramProps) {
  const Heading = `h${headingLevel}` as const;
  const { words, href } = content;
  return (
    <div className={styles.words}>
      <Heading id={headingId} className={styles.heading} tabIndex={-1}>
        {words?.heading || 'You are leaving for Instagram'}
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
        {stay(words?.secondButtonText || 'Stay here')}
      </div>
    </div>
  );
}
