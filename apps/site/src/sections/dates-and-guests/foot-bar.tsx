import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './foot-bar.module.css';

/** At the foot of a phone once the strip has left the screen: what the strip says, and the way back to it (foot-bar.client.ts). */
export function FootBar() {
  return (
    <div className={styles.bar} data-stay-bar="">
      <p className={styles.price} data-stay-bar-price="" />
      <ButtonLink href="#stay" className={styles.link}>
        Check dates
      </ButtonLink>
    </div>
  );
}
