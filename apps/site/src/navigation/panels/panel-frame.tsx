import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { BackIcon } from '../../ui/icons/icons.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { PanelName } from '../menus.ts';
import { panelId } from '../panel-id.ts';
import styles from './panel-frame.module.css';

interface PanelFrameProps {
  readonly name: PanelName;
  readonly heading: string;
  /** Leads to the page that lists all of it, or tells more. */
  readonly more?: { readonly label: string; readonly href: string } | null;
  /** Stands under Experiences: a way back leads there (NAV-10). */
  readonly underExperiences?: boolean;
  /** The heading is for those who cannot see whose button is underlined. */
  readonly quiet?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A panel of the navigation: under the bar on a wide screen, over the whole menu at 1,120 px and below, where it has a way
 * back. A native popover, so that one is open at a time, and Escape and a click outside close it, before any script.
 */
export function PanelFrame({
  name,
  heading,
  more = null,
  underExperiences = false,
  quiet = false,
  className,
  children,
}: PanelFrameProps) {
  const id = panelId(name);
  const back = (label: string, kind: string | undefined, behaviour: object) => (
    <button type="button" className={classNames(styles.back, kind)} {...behaviour}>
      <BackIcon className={styles.backIcon} />
      {label}
    </button>
  );
  // Who opened it from the bar was not in Experiences: the way there is no way back, and says so.
  const across = (
    <button
      type="button"
      className={classNames(styles.back, styles.acrossToExperiences)}
      data-menu-across={panelId('experiences')}
    >
      See all Experiences
    </button>
  );
  const hide = { popoverTarget: id, popoverTargetAction: 'hide' };
  return (
    <div id={id} popover="auto" data-menu="" className={styles.panel}>
      <Wrap>
        <div className={classNames(styles.head, quiet && styles.quiet)}>
          {underExperiences && back('Experiences', styles.toExperiences, hide)}
          {underExperiences && across}
          {back('Menu', underExperiences ? styles.toMenuDirectly : styles.toMenu, hide)}
          <h2 tabIndex={-1} className={styles.heading}>
            {heading}
          </h2>
          {more && (
            <ArrowLink className={styles.more} href={more.href}>
              {more.label}
            </ArrowLink>
          )}
        </div>
        <div className={className}>{children}</div>
      </Wrap>
    </div>
  );
}
