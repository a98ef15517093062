import type { Example } from '../example.ts';
import styles from './swipe.module.css';

export const examples: readonly Example[] = [
  {
    name: 'three, the next in view',
    element: (
      <ul className={styles.swipe}>
        <li>
          <a href="#first">First</a>
        </li>
        <li>
          <a href="#second">Second</a>
        </li>
        <li>
          <a href="#third">Third</a>
        </li>
      </ul>
    ),
  },
];
