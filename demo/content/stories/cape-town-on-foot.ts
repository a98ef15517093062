import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'Cape Town is usually shown from above. It is a fine sight, and you should go up the mountain on the first clear morning, because there may not be a second. But a city is made at the height of its front doors. This walk begins at ours, in Gardens, takes about four hours with stops, and never goes further than three kilometres from your bed.',
  ),
  h('Upper Union Street to the Company’s Garden'),
  p(
    'Leave at half past eight. Go down through streets of Victorian cottages with iron lacework on the verandas; the patterns came from catalogues in Glasgow, and no two neighbours ordered the same. Cross Orange Street and you are in the garden the Dutch East India Company planted in 1652 to feed its ships. There is a pear tree, held up with rods, which is believed to be the oldest cultivated tree in the country. The squirrels’ ancestors were a gift.',
  ),
  h('Museums before ten, coffee after'),
  p(
    'The Slave Lodge, at the bottom of the garden, is not a light beginning and is the right one. Some sixty thousand people were brought to the Cape in bondage, from Bengal, Madagascar, Mozambique and the islands of Indonesia. Much of what you will eat today, and several words you will hear, came with them. Opposite, in Church Square, eleven blocks of granite carry their names.',
  ),
  p('Then you will want coffee. Turn up Church Street, where there are six good places, and sit outside.'),
  h('The Bo-Kaap, politely'),
  p(
    'Wale Street climbs to the Bo-Kaap, the old quarter of the Cape’s Muslim families. Its houses are painted lime, cobalt and rose, and its residents have the patience of people who live in a postcard. Stay on the pavement, ask before you photograph a person, and buy something. Anwar Petersen, who plans our journeys, grew up in Dorp Street. His mother’s cousin sells koeksisters there on a Sunday from half past seven: spiced, round, rolled in coconut, and unrelated to the plaited kind. The Auwal mosque, in the same street, has stood since 1794.',
  ),
  p(
    'At noon a gun is fired on Signal Hill, as it has been on every day but Sunday for over two centuries. You will jump. Everyone does. Set your watch.',
  ),
  h('Lunch and the way home'),
  p(
    'Come down Bree Street and eat at whichever place has a table. If you like fish, ask what came in at Kalk Bay; if you like being full, ask for bobotie. Then walk home through the garden in the shade. The hotel’s pool is small, cold and yours, and from the steps you can watch cloud cover the mountain.',
  ),
  h('What to know'),
  list(
    'Wear shoes for cobbles, and a hat. From November to February the wind called the Cape Doctor blows from the south-east, mostly after noon.',
    'Walk by day and take a car after dark. Keep your telephone in your pocket while you cross the road, as you would in Rome.',
    'Museums close on some public holidays; the desk knows which.',
    'If you would rather be told things as you go, Fatima Adams, who was a history teacher for thirty years, walks with guests from Tuesday to Saturday.',
  ),
];

export const capeTownOnFoot = {
  title: 'Cape Town on foot, door by door',
  slug: 'cape-town-at-the-height-of-its-front-doors',
  date: '2025-12-12',
  standfirst: 'A morning’s walk from the hotel: a pear tree, a square of names, koeksisters and a gun.',
  category: 'Explore Cape Town',
  isFeaturedPost: false,
  image: 'cape-street',
  tags: [
    'Traveller Type - General',
    'Traveller Type - Solo Traveller',
    'Interests - Explore Cape Town',
    'Interests - Experience Dining',
    'Cape Cadogan Boutique Hotel',
  ],
  body,
} as const;
