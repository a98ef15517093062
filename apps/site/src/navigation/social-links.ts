import { FacebookIcon, InstagramIcon, LinkedInIcon, YouTubeIcon } from '../ui/icons/icons.tsx';

/** The four networks of NAV-15. They lead to the networks' front doors until the collection has accounts there. */
export const socialLinks = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/', Icon: LinkedInIcon },
  { name: 'Facebook', href: 'https://www.facebook.com/', Icon: FacebookIcon },
  { name: 'Instagram', href: 'https://www.instagram.com/', Icon: InstagramIcon },
  { name: 'YouTube', href: 'https://www.youtube.com/', Icon: YouTubeIcon },
] as const;
