import type { Brand } from '@sundowner/brand';
import type { FooterEntry } from './entries.ts';

const section = (
  displayName: string,
  position: number,
  links: readonly (readonly [displayName: string, url: string])[],
): FooterEntry => ({
  displayName,
  position,
  expandedOnMobiDefault: position === 1,
  links: links.map(([name, url]) => ({ displayName: name, url })),
});

/** The footer as the whole site has it; links to pages that are not built yet stay hidden until they are. */
export const footerSections = (brand: Brand): readonly FooterEntry[] => [
  section('Lodges & hotels', 1, [
    ['Lion Sands Game Reserve', '/lionsands'],
    ['Monwana Game Lodge', '/monwana'],
    ['Marataba Game Lodges', '/marataba'],
    ['Cape Cadogan Boutique Hotel', '/capecadogan'],
    ['Residences', '/residences'],
  ]),
  section('Experiences', 2, [
    ['Safari', '/experiences/safari'],
    ['Treehouses', '/lionsands/treehouses'],
    ['Food & Wine', '/experiences/food-and-wine'],
    ['Family Adventure', '/experiences/mack-and-madi-family-adventure'],
    ['Community & Conservation', '/experiences/community-and-conservation'],
    ['Celebrations', '/experiences/celebrations-and-honeymoons'],
  ]),
  section('Plan', 3, [
    ['All rates', '/rates'],
    ['Where does it fit?', '/where-it-fits'],
    ['Curated journeys', '/curated-journeys'],
    ['Travel Africa', '/travel-africa'],
    ['360° tours', `/${brand.slug}-360s`],
    ['Downloads', '/information-downloads'],
    ['Travel partners', '/travel-partners'],
    ['Park gates and fees', 'https://www.sanparks.org/'],
    ['Before you travel', '/travel-africa/travel-guide'],
    ['Booking terms', '/booking-terms'],
    ['How to pay us safely', '/paying-safely'],
    ['Contact us', '/contact-us'],
  ]),
  section(brand.shortName, 4, [
    ['Our story', '/our-story'],
    ['Our teams', '/our-story/our-teams'],
    ['Impact', '/impact'],
    ['Stories', '/blog'],
    ['Pictures', '/image-gallery'],
    ['Films', '/video-gallery'],
    ['Our channel', `/${brand.slug}-tv`],
    ['Awards', '/awards'],
    ['Careers', '/careers'],
    ['Media contact', '/media-contact-details'],
  ]),
];
