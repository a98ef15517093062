import type { Destination } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { road } from '../common-facts.ts';
import { maratabaSafaris } from '../our-safaris/marataba.ts';
import { rainOfYear } from '../our-safaris/months.ts';
import { entries, entry, gallery, plate, text } from '../references.ts';
import { h, list, p } from '../rich-text.ts';
import { facts, questions } from '../shapes.ts';

export const marakele: Authored<Destination> = {
  slug: 'marakele-national-park',
  position: 3,
  name: 'Marakele National Park',
  region: 'marakele',
  trackingCategory: 'Marakele',
  hero: entry('heroBanner', 'destinations-marakele-national-park'),
  lead: 'A place of sanctuary, in Tswana: cliffs, vultures, rhino and no malaria, three and a half hours from Johannesburg.',
  body: text(
    p(
      'Marakele is where dry country from the west and wet country from the east meet at a wall. The wall is the Waterberg, sandstone of about two thousand million years, whose cliffs rise a thousand metres from the plain. There are camel thorns on one side and tree ferns in the ravines on the other, and in between almost every animal of both.',
    ),
    p(
      'On the cliffs of Kransberg is a colony of Cape vultures, some eight hundred pairs, the largest of its kind. They go out over the plain in the forenoon, when the air begins to rise, and come home at about half past five.',
    ),
    h('The park and Marataba'),
    p(
      'In the western corner twenty-three thousand hectares are run together with the national park by private means. That is Marataba. Only guests of its lodges drive there, and walk; the rest of the park has roads for everyone, including one that climbs to the masts at two thousand and eighty metres and is as narrow as it looks.',
    ),
    h('Why come here'),
    list(
      'For a first safari with small children: there is no malaria, and no second flight.',
      'For walking: open ground, a river, and a mountain that tells you where you are.',
      'For rhino, about whose number nobody will tell you anything.',
      'For the dark: the nearest street lamp is twenty-four kilometres away.',
    ),
    h('When to come'),
    p(
      'May to September is dry and clear, with frost in the hollows in July. October is hot. From November to March the mountain makes its own storms and everything is green.',
    ),
  ),
  image: plate('lodge-marataba'),
  mapImage: plate('map-southern-africa'),
  facts: facts({
    Size: 'Sixty-seven thousand hectares, twenty-three thousand of them Marataba',
    Where: 'Limpopo, near Thabazimbi',
    Height: 'From 1 050 to 2 088 metres',
    'From Johannesburg': `${road.johannesburgMarataba} by road`,
    Rain: rainOfYear(maratabaSafaris),
    Malaria: 'None',
  }),
  gallery: gallery('lodge-mountain', 'walking-safari', 'dog-handler', 'conservation', 'stargazing'),
  properties: entries('propertyUpdated', 'marataba'),
  latitude: -24.3333,
  longitude: 27.4667,
  questions: questions({
    'Are there fences between the park and Marataba?': 'No.',
    'Can it be combined with the Lowveld?':
      'By charter in an hour and a quarter, or by road in a day with lunch at Dullstroom.',
  }),
};

export const capeTown: Authored<Destination> = {
  slug: 'cape-town',
  position: 1,
  name: 'Cape Town',
  region: 'cape-town',
  trackingCategory: 'Cape Town',
  hero: entry('heroBanner', 'destinations-cape-town'),
  lead: 'Cape Town is usually shown from above. It is a fine sight. Then come down: most of the city is best seen on foot.',
  body: text(
    p(
      'The Dutch East India Company planted a garden here in 1652 to feed its ships, and the garden is still there, with a pear tree in it held up by rods. Some sixty thousand people were brought to the Cape in bondage, from Bengal, Madagascar, Mozambique and the islands of Indonesia; much of what you will eat, and several words you will hear, came with them. All of this is within a quarter of an hour on foot of our door.',
    ),
    h('The mountain'),
    p(
      'Go on the first clear morning, because there may not be a second. The cable car stops for wind, sometimes for days. On top there are dassies, three marked paths, and about fourteen hundred kinds of plant, which is more than in the whole of Britain.',
    ),
    h('The sea'),
    p(
      'The Atlantic side is lovely, and cold: twelve to sixteen degrees. On the False Bay side the water is four degrees warmer and there are penguins in it. At Hermanus, an hour and a half away, southern right whales come in to calve from August to November.',
    ),
    h('The vineyards'),
    p(
      'Constantia is twenty minutes away and has made wine since 1685. Stellenbosch is fifty, Franschhoek seventy-five, and Elgin an hour over the pass. Hendrik Louw sends his own friends to four lunches, one in each direction.',
    ),
    h('When to come'),
    list(
      'November to March: dry, bright and windy, with long evenings. Book early for Christmas.',
      'April: the wind drops, and the light is the best of the year.',
      'May to August: rain from the north-west between clear days, fires, and half the people.',
      'September and October: flowers up the west coast, and blossom in Elgin.',
    ),
  ),
  image: plate('cape-cadogan'),
  mapImage: plate('map-southern-africa'),
  facts: facts({
    'Height of the mountain': '1,085 metres',
    Airport: 'Cape Town International, 25 minutes from Gardens',
    Warmest: 'February, 16 to 27 degrees',
    Wettest: 'June, about 90 millimetres',
    Languages: 'Afrikaans, isiXhosa and English',
    Malaria: 'None',
  }),
  gallery: gallery('cape-street', 'market', 'winelands', 'room-cape', 'residence-redcliffe', 'wine-cellar'),
  properties: entries('propertyUpdated', 'capecadogan'),
  latitude: -33.9249,
  longitude: 18.4241,
  questions: questions({
    'How many nights?':
      'Three; the first is for rest. Four if you mean to go up the mountain, since it may have to be the fourth.',
    'Before the bush or after?':
      'Before, if you arrive from a wedding or a winter. After, if you come by train.',
  }),
};
