import type { Example } from '../example.ts';
import {
  ArrowIcon,
  BackIcon,
  ChevronIcon,
  CrossIcon,
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  OutwardIcon,
  WarningIcon,
  YouTubeIcon,
} from './icons.tsx';
import styles from './icons-examples.module.css';

const icons = {
  arrow: ArrowIcon,
  back: BackIcon,
  chevron: ChevronIcon,
  cross: CrossIcon,
  outward: OutwardIcon,
  warning: WarningIcon,
  linkedin: LinkedInIcon,
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  youtube: YouTubeIcon,
};

export const examples: readonly Example[] = Object.entries(icons).map(([name, Icon]) => ({
  name,
  element: <Icon className={styles.icon} />,
}));
