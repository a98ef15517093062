import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'Everybody has the picture of the leopard. It is sharp, it is in the middle, it is lit from the front, and it looks exactly like the one next to it. Kabelo Molefe has guided photographers at Lion Sands for eleven years and owns, he says, about nine thousand of them. This is what he tells people on the second day, when they have theirs and can begin to look.',
  ),
  h('Turn the vehicle, not the lens'),
  p(
    'The light is better from behind the animal than from behind you. At five on a winter afternoon the sun is low, orange and full of dust, and a rim of it will run along the back of anything with hair. Ask your guide to drive round. Set the exposure for the bright edge, and let the rest go dark. You will have a shape and a line, which is how you saw it.',
  ),
  h('Put the animal in a place'),
  p(
    'Leave the long lens in its bag for one whole drive. A wide view in which the elephant is the size of your thumbnail says where you were, how hot it was and what the sky did. In ten years you will want that one on the wall. A portrait could have been taken in a zoo.',
  ),
  h('Wait for the ear'),
  p(
    'Before an animal does something, it says so. A lion that is going to get up yawns twice and looks at its feet. Elephants about to leave the water stop drinking, and the oldest turns her body before she turns her head. An eagle leans forward and, I beg your pardon, empties itself. When you know the sign, you press the button before the thing, not after it. Kabelo calls out the signs in a low voice. After a while you will call them first.',
  ),
  h('Be slow on purpose'),
  p(
    'There comes an hour when the light is too poor for a fast shutter. Do not put the camera away. Choose a thirtieth of a second, find something that is walking, and follow it smoothly while you press. Nine of ten will be mud. The tenth has a sharp eye and a background like brushed silk.',
  ),
  h('Settings to start from'),
  list(
    'In the morning: aperture f/5.6, shutter 1/1000 or faster, and let the sensitivity find itself up to ISO 6400. Noise can be mended, blur cannot.',
    'For birds in flight: 1/3200, continuous focus, and stand with the wind behind you; birds take off into it, towards you.',
    'Spotlight: never use flash. Take the light off the face, and put the camera at 1/125 and as wide open as it goes.',
    'On a telephone: tap the brightest thing, drag the exposure down a little, and do not pinch to enlarge. Ask your guide to go closer.',
  ),
  h('What we lend'),
  p(
    'There are bean bags on every vehicle, and two 100-400 mm lenses at each lodge that fit the usual mounts, free for a drive. Photographers’ vehicles at River Lodge have three seats, each with a gimbal on a rail that swings through a half circle. Kabelo takes three people at a time, never four, and on the last evening he goes through your pictures with you and makes you throw away all but ten. There may be silence. There have been tears. The ten are always good.',
  ),
];

export const photographsAfterTheLeopard = {
  title: 'The photograph after the leopard',
  slug: 'the-photograph-after-the-leopard',
  date: '2025-10-17',
  standfirst: 'A guide with nine thousand pictures of leopards on what to do once you have yours.',
  category: 'Photography',
  isFeaturedPost: false,
  image: 'photography',
  tags: [
    'Traveller Type - Special Interests',
    'Interests - Photography',
    'Interests - Safaris',
    'Lion Sands Game Reserve',
  ],
  body,
} as const;
