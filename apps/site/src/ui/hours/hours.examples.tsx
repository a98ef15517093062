import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { type Hour, Hours, NightSky } from './hours.tsx';
import { StarTrails } from './star-trails.tsx';

const night: readonly Hour[] = [
  {
    time: '17:30',
    heading: 'You leave the house',
    text: 'One guide, one cool box. It is a twenty-minute drive and usually takes an hour, because things are waking up.',
    sound: 'A francolin, complaining',
    picture: samples.dusk,
    caption: 'The last light, on the way',
  },
  {
    time: '18:20',
    heading: 'Up the steps',
    text: 'Twenty-two of them, then a gate you latch behind you.',
  },
  {
    time: '01:40',
    heading: 'The middle of it',
    text: 'You may wake because something has stopped. Lie still. Sound carries far on a cold night.',
    sound: 'An owl, or your own heart',
    drawing: <StarTrails id="trails" label="Illustration: star trails above a black treeline" />,
    caption: 'Four hours of sky, looking south',
  },
];

export const examples: readonly Example[] = [
  {
    name: 'a night, with pictures, sounds and a drawing',
    width: 'edge',
    element: (
      <NightSky>
        <Hours label="The night, hour by hour" hours={night} headingLevel={3} />
      </NightSky>
    ),
  },
  {
    name: 'one hour with long words',
    width: 'edge',
    element: (
      <NightSky>
        <Hours
          label="One hour"
          headingLevel={3}
          hours={[
            {
              time: '04:50',
              heading:
                'Before the light, when even the people who said they never feel the cold have found the second blanket',
              text: 'The coldest hour. Every blanket is within reach, and the hot-water bottles are in the blue bag, under the bench beside the door that opens towards the east.',
              sound: 'The nightjar stops; after a while, and from a long way off, the first robin starts',
            },
          ]}
        />
      </NightSky>
    ),
  },
];
