import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../../../content/fields/picture.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import styles from './panel.module.css';

interface PanelFrameProps {
  readonly picture: PictureContent | null;
  readonly place: 'dialog' | 'page';
  readonly priority?: boolean;
  /** There is no line to fetch the plate over: its sky stands alone, and no broken picture. */
  readonly offline?: boolean;
  readonly children: ReactNode;
}

/** `sizes` of a panel's plate. */
export const panelSizes = '(min-width: 769px) 700px, 100vw';

/** A plate with its keyline on the left, words on the right. */
export function PanelFrame({ picture, place, priority = false, offline = false, children }: PanelFrameProps) {
  return (
    <Sheet
      place={place}
      className={classNames(styles.frame, place === 'page' && styles.page)}
      bodyClassName={styles.words}
      aside={
        picture &&
        (offline ? (
          <div className={classNames(styles.plate, styles.sky)} />
        ) : (
          <Picture picture={picture} alt="" sizes={panelSizes} priority={priority} className={styles.plate} />
        ))
      }
    >
      {children}
    </Sheet>
  );
}
