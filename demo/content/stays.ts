import { properties } from '@sundowner/brand';
import type { StayEntry } from './entries.ts';

type Given = Omit<StayEntry, 'rootlink' | 'breadcrumbs' | 'villas' | 'position' | 'dropdownImageMobi'> &
  Partial<Pick<StayEntry, 'villas' | 'dropdownImageMobi'>>;

/** A stay with the way to it from the property's root: Home, the property, for a villa its lodge, and its own name. */
function stay(given: Given, under: readonly { readonly name: string; readonly link: string }[] = []) {
  const property = properties.find(({ key }) => key === given.property);
  const root = property?.root ?? '/';
  const own = given.link === root;
  return {
    villas: [],
    dropdownImageMobi: given.dropDownImage,
    ...given,
    rootlink: root,
    breadcrumbs: [
      { name: 'Home', link: '/' },
      ...(own || !property ? [] : [{ name: property.shortName, link: root }]),
      ...under,
      { name: given.name, link: null },
    ],
  };
}

const ivory = { name: 'Ivory Lodge', link: '/lionsands/ivory-lodge' };
const tinga = { name: 'Tinga Lodge', link: '/lionsands/tinga-lodge' };

/** Lodges, hotels and villas in the order menus list them; a villa is published before the lodge it belongs to. */
export const stays: readonly StayEntry[] = [
  stay({
    slug: 'river-lodge',
    name: 'River Lodge',
    kind: 'lodge',
    property: 'lionsands',
    link: '/lionsands/river-lodge',
    contentfulTag: 'lion-sands-river-lodge',
    dropDownImage: 'lodge-river',
    dropdownImageMobi: 'lodge-dusk',
  }),
  stay(
    {
      slug: 'fish-eagle-villa',
      name: 'Fish Eagle Villa',
      kind: 'villa',
      property: 'lionsands',
      link: '/lionsands/ivory-lodge/fish-eagle-villa',
      contentfulTag: 'lion-sands-ivory-lodge-fish-eagle-villa',
      dropDownImage: 'residence-fish-eagle',
    },
    [ivory],
  ),
  stay({
    ...ivory,
    slug: 'ivory-lodge',
    kind: 'lodge',
    property: 'lionsands',
    contentfulTag: 'lion-sands-ivory-lodge',
    villas: ['Fish Eagle Villa'],
    dropDownImage: 'lodge-ivory',
  }),
  stay(
    {
      slug: 'hinkwenu-villa',
      name: 'Hinkwenu Villa',
      kind: 'villa',
      property: 'lionsands',
      link: '/lionsands/tinga-lodge/hinkwenu-villa',
      contentfulTag: 'lion-sands-tinga-lodge-hinkweni-villa',
      dropDownImage: 'residence-hinkwenu',
    },
    [tinga],
  ),
  stay({
    ...tinga,
    slug: 'tinga-lodge',
    kind: 'lodge',
    property: 'lionsands',
    contentfulTag: 'lion-sands-tinga-lodge',
    villas: ['Hinkwenu Villa'],
    dropDownImage: 'lodge-tinga',
  }),
  stay({
    slug: 'narina-lodge',
    name: 'Narina Lodge',
    kind: 'lodge',
    property: 'lionsands',
    link: '/lionsands/narina-lodge',
    contentfulTag: 'lion-sands-narina-lodge',
    dropDownImage: 'lodge-narina',
  }),
  stay({
    slug: 'monwana',
    name: 'Monwana Game Lodge',
    kind: 'lodge',
    property: 'monwana',
    link: '/monwana',
    contentfulTag: 'monwana',
    dropDownImage: 'lodge-monwana',
  }),
  stay({
    slug: 'monwana-residence',
    name: 'Monwana Residence',
    kind: 'residence',
    property: 'monwana',
    link: '/residences/monwana-residence',
    contentfulTag: 'monwana-residence',
    dropDownImage: 'residence-monwana',
  }),
  stay({
    slug: 'safari-lodge',
    name: 'Safari Lodge',
    kind: 'lodge',
    property: 'marataba',
    link: '/marataba/safari-lodge',
    contentfulTag: 'marataba-safari-lodge',
    dropDownImage: 'lodge-marataba',
  }),
  stay({
    slug: 'mountain-lodge',
    name: 'Mountain Lodge',
    kind: 'lodge',
    property: 'marataba',
    link: '/marataba/mountain-lodge',
    contentfulTag: 'marataba-mountain-lodge',
    dropDownImage: 'lodge-mountain',
  }),
  stay({
    slug: 'cape-cadogan',
    name: 'Cape Cadogan Boutique Hotel',
    kind: 'hotel',
    property: 'capecadogan',
    link: '/capecadogan',
    contentfulTag: 'cape-cadogan',
    dropDownImage: 'room-cape',
  }),
  stay({
    slug: 'cape-cadogan-residence',
    name: 'Quarters Residence',
    kind: 'residence',
    property: 'capecadogan',
    link: '/capecadogan/residence',
    contentfulTag: 'cape-cadogan-residence',
    dropDownImage: 'residence-quarters',
  }),
].map((entry, index) => ({ ...entry, position: index + 1 }));
