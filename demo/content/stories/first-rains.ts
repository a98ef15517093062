import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'For six months the Lowveld is the colour of a lion. Then, on an afternoon in October or November, the wind turns round and smells of wet dust, and in forty minutes the reserve gets a tenth of its rain for the year. Guests sometimes apologise to us for arriving on that day. We would pay to be here for it.',
  ),
  h('The first evening'),
  p(
    'Termites have been waiting under the hard ground since winter. An hour after the first real rain they leave it by the million, on wings they will use once, and everything that can eat comes to eat: rollers, kites, mongooses, a leopard with her eyes half closed, snapping at the air like a puppy. By lantern light the wings lie round the boma like confetti.',
  ),
  p(
    'The frogs start before the last drops have fallen. Foam-nest frogs whip their nests over any puddle that looks as if it will last; guttural toads sound like somebody dragging a chair. You do not sleep through this, and you do not mind.',
  ),
  h('The first fortnight'),
  p(
    'Grass shows green on the fourth day and covers your boot by the fourteenth. The woodland kingfisher comes back from the north, a blue bird with a red and black bill, and sings his falling trill from the same branch as last year. Our guides keep a list of the date he is first heard. The earliest in nineteen years is 2 November; the latest, 20 November.',
  ),
  p(
    'Impala hold their lambs until there is grass for them, then drop nearly all of them within three weeks. In early December a herd of thirty has become a herd of fifty, and the new ones can run before they are dry.',
  ),
  p(
    'Not everybody is glad. Elephants, who have been eating bark since August, change over to grass in a few days, which upsets their stomachs. Porcupines are flooded out. The old buffalo bulls that had been lying in the last of the mud, and had come to think of it as theirs, get up stiffly and move off with the look of pensioners whose club has been opened to the public. And for a fortnight every lamp in every lodge has to be put out by nine, because of what flies into it.',
  ),
  h('What it means for a stay'),
  list(
    'Pans fill all over the reserve, so animals no longer have to come to the river. You drive a little further and meet fewer vehicles.',
    'Thunder comes in the afternoon and is gone by supper. Morning drives are clear, washed and cool.',
    'Birds are at their best from mid-November to March, when those from Europe and Central Africa are here too.',
    'Rooms cost less than they do in August.',
  ),
  p(
    'Roads change as well. We close the ones along the river for a day or two after heavy rain, and nobody leaves the tracks at all until the ground is firm, since a wheel mark in wet clay may stay for ten years. Guides call this the season of the long way round. There is a list at the desk of what is open. On most days there are more roads on it than you can drive in a week.',
  ),
  p(
    'Bring a light waterproof, and keep your camera ready. The hour after a storm has the best light of the year.',
  ),
];

export const firstRains = {
  title: 'What the first rains change',
  slug: 'what-the-first-rains-change',
  date: '2026-11-06',
  standfirst: 'Wings in the lamplight, a kingfisher on his old branch, and lambs that wait for the grass.',
  category: 'Safaris',
  isFeaturedPost: false,
  image: 'first-rain',
  tags: ['Traveller Type - General', 'Interests - Safaris', 'Lion Sands Game Reserve'],
  body,
} as const;
