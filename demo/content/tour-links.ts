import type { TourLink } from '../../apps/studio/src/payload-types.ts';
import type { PanoramaName } from '../plates/panoramas.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { file, plate } from './references.ts';

type Lookup = TourLink['tourLinkFor'][number];

const tour = (title: string, tourLinkFor: Lookup, contentfulTag: string, image: PlateId) => ({
  title,
  url: `https://tours.example.com/${contentfulTag}`,
  contentfulTag,
  tourLinkFor: [tourLinkFor],
  image: plate(image),
});

/** A view that is turned in the page itself. */
const view = (title: string, tourLinkFor: Lookup, name: PanoramaName, text: string) => ({
  title,
  text,
  tourLinkFor: [tourLinkFor],
  panorama: file(`${name}.webp`),
});

/** The tours of the dialog and of the page of tours, in their order within a region (MOD-06). */
export const tourLinks: readonly Authored<TourLink>[] = [
  view(
    'The Sabie River at sundown',
    'sabi-sands-reserve',
    'pano-sabi-sand',
    'You stand in the reeds. The elephants have seen you, and go on drinking.',
  ),
  view(
    'The plains at Thornybush before seven',
    'thornybush-reserve',
    'pano-thornybush',
    'One vehicle, and animals that were up early.',
  ),
  view(
    'The foot of the Waterberg',
    'waterberg-region',
    'pano-marakele',
    'The rhinoceros and her calf are straight ahead. The mountains stand behind them.',
  ),
  view(
    'Table Bay from the beach',
    'cape-town',
    'pano-cape-town',
    'Cloud lies on the mountain like a cloth. A sail goes home.',
  ),
  tour('River Lodge', 'sabi-sands-reserve', 'lion-sands-river-lodge', 'lodge-river'),
  tour('Ivory Lodge', 'sabi-sands-reserve', 'lion-sands-ivory-lodge', 'lodge-ivory'),
  tour('Fish Eagle', 'sabi-sands-reserve', 'lion-sands-ivory-lodge-fish-eagle-villa', 'residence-fish-eagle'),
  tour('Tinga Lodge', 'sabi-sands-reserve', 'lion-sands-tinga-lodge', 'lodge-tinga'),
  tour('Hinkwenu', 'sabi-sands-reserve', 'lion-sands-tinga-lodge-hinkweni-villa', 'residence-hinkwenu'),
  tour('Narina Lodge', 'sabi-sands-reserve', 'lion-sands-narina-lodge', 'lodge-narina'),
  tour('Chalkley Treehouse', 'sabi-sands-reserve', 'treehouse-chalkley', 'treehouse-chalkley'),
  tour('Kingston Treehouse', 'sabi-sands-reserve', 'treehouse-kingston', 'treehouse-kingston'),
  tour('Tinyeleti Treehouse', 'sabi-sands-reserve', 'treehouse-tinyeleti', 'treehouse-tinyeleti'),
  tour('Safari Lodge', 'waterberg-region', 'marataba-safari-lodge', 'lodge-marataba'),
  tour('Mountain Lodge', 'waterberg-region', 'marataba-mountain-lodge', 'lodge-mountain'),
  tour('Thabametsi Treehouse', 'waterberg-region', 'treehouse-thabametsi', 'treehouse-thabametsi'),
  tour('Cape Cadogan', 'cape-town', 'cape-cadogan', 'cape-cadogan'),
  tour('Quarters Residence', 'cape-town', 'cape-cadogan-residence', 'residence-quarters'),
  tour('Redcliffe', 'cape-town', 'more-quarters-redcliffe-house', 'residence-redcliffe'),
].map((each, index) => ({ ...each, position: index + 1 }));
