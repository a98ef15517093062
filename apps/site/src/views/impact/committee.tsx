import type { CommitteeMember } from '../../content/impact/impact.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './impact-view.module.css';

interface CommitteeProps {
  readonly heading: string;
  readonly lead: string;
  readonly members: readonly CommitteeMember[];
}

/** Who decides about the money: on a phone small portraits in rows, else side by side. */
export function Committee({ heading, lead, members }: CommitteeProps) {
  if (members.length === 0) return null;
  return (
    <Band id="committee" flush aria-labelledby="committee-heading">
      <SectionHead id="committee-heading" heading={heading} lead={lead} />
      <ul className={styles.members}>
        {members.map(({ slug, name, role, place, biography, picture }) => (
          <li key={slug} id={slug} className={styles.member}>
            <div className={styles.committeePlate}>
              {picture && (
                <Picture
                  picture={picture}
                  alt=""
                  sizes="(min-width: 833px) 20vw, 84px"
                  className={styles.portrait}
                />
              )}
            </div>
            <div>
              <h3 className={styles.committeeName}>{name}</h3>
              <p className={styles.role}>{[role, place].filter(Boolean).join(', ')}</p>
              {biography && (
                <Fold summary="Biography">
                  <p className={styles.biography}>{biography}</p>
                </Fold>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
