import { h, list, p } from '../rich-text.ts';

const body = [
  p(
    'The question we are asked most about Victoria Falls is when to see it. The honest answer is that there are two waterfalls in the same place, one of water and one of rock, and you should know which you are coming for.',
  ),
  p(
    'The Zambezi here is 1,708 metres wide and falls, at the highest point, 108 metres into a gorge that lies across its path. What goes over the edge comes from rain that fell in Angola and western Zambia weeks before. So the river is not highest in the rainy season at the Falls, which is November to March. It is highest in April, when the sky has already cleared.',
  ),
  h('February to May: the water'),
  p(
    'In April the river can carry more than ten times what it carries in November. The spray goes up four hundred metres, can be seen from forty kilometres away, and falls back as rain. You will be wet through in a minute, and on the Zimbabwean side, opposite the Main Falls, you may see nothing but white. You will hear it in your chest. The rainbows are complete circles. Leave the good camera in the bag and walk.',
  ),
  p(
    'This is also the time to fly over it. From the air you see what cannot be seen from the ground: the straight cut of the gorge, and the seven older gorges downstream, each of which was once the edge.',
  ),
  h('June to August: both'),
  p(
    'The level drops week by week, the spray thins, and the shape of the Falls comes out. Mornings are cool, about eight degrees in July, and days are dry and around twenty-five. The view is whole, the water still runs along nearly all of the width, and the game in Hwange and Chobe, a short flight or two hours by road away, is gathering at the rivers. If a guest has one chance and no preference, this is what we suggest.',
  ),
  h('September to early December: the rock'),
  p(
    'By October the Zambian side is mostly a wall of black basalt, with threads of water. People who come then are sometimes disappointed, because nobody told them. But then you can walk beside the river, the rapids below are at their best for rafting, and, on the Zambian side, guides take swimmers to Livingstone Island and the pool at the lip. The Main Falls on the Zimbabwean side run all year.',
  ),
  h('January'),
  p(
    'Storms in the afternoon, everything green, migrant birds, and the river beginning to rise. It is the quietest month in the hotels and the best one for people who like the sound of rain on a roof.',
  ),
  h('Small, useful facts'),
  list(
    'Zimbabwe has about three quarters of the viewpoints, Zambia the nearer ones. A KAZA visa, where your passport allows it, covers both and day trips to Chobe in Botswana.',
    'The path on the Zimbabwean side is paved, level and about two kilometres there and back, with sixteen viewpoints. Most of it can be done in a wheelchair with help.',
    'On the three nights around a full moon the parks open after dark. From April to June, when there is spray and a clear sky, you can see a rainbow by moonlight.',
    'Carry a dry bag for telephones, and a second shirt.',
  ),
  p(
    'Anwar Petersen, who plans our journeys north, keeps a photograph of the Falls for each month of one year above his desk, all from the same viewpoint. When someone asks him when to go, he turns his screen round and lets them choose.',
  ),
];

export const victoriaFallsInEveryMonth = {
  title: 'Two waterfalls in one place',
  slug: 'two-waterfalls-in-one-place',
  date: '2026-05-22',
  standfirst: 'Victoria Falls month by month: when it is water, when it is rock, and what each is for.',
  category: 'Discover Victoria Falls',
  isFeaturedPost: false,
  image: 'victoria-falls',
  tags: [
    'Traveller Type - General',
    'Traveller Type - Couple',
    'Interests - Discover Victoria Falls',
    '{brand} Collection',
  ],
  body,
} as const;
