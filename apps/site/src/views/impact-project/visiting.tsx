import { enquireLink } from '../../links/dialog-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './impact-project-view.module.css';

interface VisitingProps {
  /** Name of the project. */
  readonly name: string;
  /** When guests may come, how many, and what to leave at home. */
  readonly visiting: string;
  /** Path of the page. */
  readonly path: string;
}

/** How to see a project, and an enquiry that knows which. */
export function Visiting({ name, visiting, path }: VisitingProps) {
  if (!visiting) return null;
  return (
    <Band id="visit" ground="low" aria-labelledby="visit-heading">
      <div className={styles.visiting}>
        <h2 id="visit-heading">Visit {name}</h2>
        <div className={styles.words}>
          <Lead>{visiting}</Lead>
          <div className={styles.buttons}>
            <ButtonLink {...enquireLink(path, 'email', { about: `a visit to ${name}` })}>
              Ask to visit
            </ButtonLink>
            <ButtonLink tone="ghost" {...enquireLink(path, 'telephone')}>
              We will call you
            </ButtonLink>
          </div>
        </div>
      </div>
    </Band>
  );
}
