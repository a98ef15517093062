import type { ReactNode } from 'react';
import type { Signatory } from '../../content/model/person.ts';
import type { ThankYou } from '../../content/model/thanks.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import styles from './panel.module.css';
import { PanelFrame } from './panel-frame.tsx';

interface ThankYouPanelProps {
  readonly headingId: string;
  readonly headingLevel: 1 | 2;
  readonly place: 'dialog' | 'page';
  readonly thanks: ThankYou;
  /** "MC-7KQ2-94HD"; `null` when the page was opened without one. */
  readonly reference: string | null;
  /** One button and perhaps a link: where to go from here. */
  readonly actions: ReactNode;
}

/** The thank-you of MOD-16: received, the reference, what happens next, who answers. */
export function ThankYouPanel(props: ThankYouPanelProps) {
  const { headingId, headingLevel, place, thanks, reference, actions } = props;
  const Heading = `h${headingLevel}` as const;
  const SubHeading = `h${headingLevel + 1}` as 'h2' | 'h3';
  return (
    <PanelFrame picture={thanks.picture} place={place} priority={place === 'page'}>
      <div className={styles.say} role="status">
        <Heading id={headingId} className={styles.heading} tabIndex={-1}>
          {thanks.heading}
        </Heading>
        <Lead className={styles.lead}>{thanks.text}</Lead>
      </div>
      {reference && (
        <dl className={styles.reference}>
          <div>
            <dt>Your reference</dt>
            <dd>{reference}</dd>
          </div>
        </dl>
      )}
      {thanks.steps.length > 0 && (
        <section>
          <SubHeading className={styles.subHeading}>What happens next</SubHeading>
          <ol className={styles.steps}>
            {thanks.steps.map(({ when, what }) => (
              <li key={when} className={styles.step}>
                <p className={styles.when}>{when}</p>
                <p className={styles.what}>{what}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {thanks.signatory && <Signature signatory={thanks.signatory} />}
      <div className={styles.actions}>{actions}</div>
    </PanelFrame>
  );
}

function Signature({ signatory }: { readonly signatory: Signatory }) {
  return (
    <div className={styles.signature}>
      <Picture picture={signatory.portrait} sizes="76px" className={styles.portrait} />
      <div>
        <p className={styles.name}>{signatory.name}</p>
        <p className={styles.role}>{signatory.role}</p>
      </div>
    </div>
  );
}
