import type { Picture } from '../../content/fields/picture.ts';
import type { Team } from '../../content/people/team.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './our-story-view.module.css';

interface TeamBandProps {
  readonly team: Team;
  readonly picture: Picture | null;
  /** The page of all of them. */
  readonly href: string;
}

/** Who works in the collection, in two sentences, and the way to all of them. */
export function TeamBand({ team: { description, caption, picture: own }, picture, href }: TeamBandProps) {
  return (
    <Band id="teams" ground="low" aria-labelledby="teams-heading">
      <div className={styles.split}>
        {picture && (
          <Plate
            picture={picture === own ? { ...picture, caption: caption || picture.caption } : picture}
            sizes="(min-width: 833px) 46vw, 94vw"
            shape={styles.plate}
          />
        )}
        <div className={styles.words}>
          <h2 id="teams-heading">Our teams</h2>
          <Lead>{description}</Lead>
          <ButtonLink tone="ghost" href={href}>
            Meet the teams
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
