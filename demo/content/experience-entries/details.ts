import {
  driveLasts,
  familyTreehouses,
  hideFrom,
  leastAge,
  leastAgeWithParents,
  privateVehicle,
} from '../common-facts.ts';
/** What an experience's card and page add to its words. */
export interface Details {
  readonly duration: string;
  readonly ages: string;
  readonly season: string;
  /** Whole rand of the amount in its cost, left out where it is included or on asking. */
  readonly price?: number;
  /** Slug of its record in the dialog What to expect. */
  readonly expect?: string;
  /** Words in menus, where the title says too little by itself. */
  readonly menu?: string;
  /** Its page, where it is not that of its kind. */
  readonly page?: string;
}

const about = (
  duration: string,
  ages: string,
  season: string,
  more: Pick<Details, 'price' | 'expect' | 'menu' | 'page'> = {},
): Details => ({ duration, ages, season, ...more });

const allAges = `From ${leastAge.sharedDrive} years, or the lodge’s own minimum age; younger in a vehicle of their own`;
const allYear = 'All year';

export const details: Readonly<Record<string, Details>> = {
  'morning-and-evening-drives': about(`${driveLasts}, twice a day`, allAges, allYear, {
    expect: 'first-safari-days',
    menu: 'Game drives',
  }),
  'walking-safari': about('Two to four hours', 'From sixteen years', 'April to September best', {
    expect: 'walking-safari',
    menu: 'Walking safaris',
  }),
  'private-vehicle': about('By the day', 'All ages', allYear, {
    price: Math.min(...Object.values(privateVehicle)),
    expect: 'private-guiding',
  }),
  'boat-on-the-sabie': about('An hour and a half', 'From six years', 'November to April', {
    expect: 'boat-on-the-sabie',
    menu: 'Boat safaris',
  }),
  'the-hide': about(
    'Three hours',
    'From eight years',
    `Every day from ${hideFrom.figures}; best from November to March, and in August and September`,
    {
      expect: 'the-hide',
    },
  ),
  'matlabas-river-cruise': about('Two hours', 'From four years', 'Late afternoon, all year', {
    menu: 'Matlabas cruise',
  }),
  'night-drive-at-full-moon': about(
    'An hour and a half',
    'From six years, or the lodge’s own minimum age',
    'Three nights a month',
    {
      menu: 'Full-moon night drives',
    },
  ),
  'one-night-at-chalkley': about(
    'One night',
    'From sixteen years',
    'All year, from half an hour before sunset',
    {
      price: 7600,
      expect: 'a-night-in-a-treehouse',
      menu: 'Chalkley treehouse',
      page: '/lionsands/treehouses/chalkley',
    },
  ),
  'one-night-at-kingston': about(
    'One night',
    'From twelve years, with parents',
    'All year, from 17:00 to breakfast',
    {
      price: 8050,
      expect: 'a-night-in-a-treehouse',
      menu: 'Kingston treehouse',
      page: '/lionsands/treehouses/kingston',
    },
  ),
  'one-night-at-tinyeleti': about(
    'One night',
    'From twelve years, with parents',
    'All year, from 16:45 to breakfast',
    {
      price: 9450,
      expect: 'a-night-in-a-treehouse',
      menu: 'Tinyeleti treehouse',
      page: '/lionsands/treehouses/tinyeleti',
    },
  ),
  'one-night-at-thabametsi': about('One night', 'From sixteen years', 'All year, from 16:30 to breakfast', {
    price: 6800,
    expect: 'a-night-in-a-treehouse',
    menu: 'Thabametsi treehouse',
    page: '/marataba/treehouses/thabametsi',
  }),
  'tea-at-tinyeleti': about(
    'Two hours',
    'From six years',
    'Three to five in the afternoon, when it is free',
    { price: 480 },
  ),
  'the-night-sounds': about(
    'Three quarters of an hour',
    'From six years',
    'After supper; May to September best',
    {
      menu: 'Night animal sounds',
    },
  ),
  'table-in-the-river-bed': about('Three hours', 'From ten years', 'April to October', {
    price: 1150,
    expect: 'table-in-the-river-bed',
  }),
  'boma-supper': about('Two and a half hours', 'All ages', 'Twice a week', { expect: 'boma-supper' }),
  'three-legged-pot': about('Three hours', 'From six years', 'From ten until lunch, at Marataba from three'),
  'cellar-evening': about('An hour and a half', 'From eighteen years', 'Tuesday to Friday at 18:00', {
    price: 950,
    expect: 'cellar-evening',
  }),
  'cape-malay-morning': about('Four and a half hours', 'From eight years', 'Tuesday to Saturday', {
    price: 1350,
    expect: 'cape-malay-morning',
  }),
  'winelands-with-a-driver': about('A day', 'All ages', allYear, {
    price: 4200,
    menu: 'Winelands day trip',
  }),
  'bush-breakfast': about('An hour', 'All ages', 'Half past eight in the morning, all year', {
    menu: 'Bush breakfast',
  }),
  'the-tent': about('Any part of the day', 'From four years', 'From breakfast until tea, all year', {
    expect: 'safari-with-small-children',
  }),
  'termite-walk': about('An hour', 'From four years', 'After tea, all year', { menu: 'Termite mound walk' }),
  'bush-school': about('Three mornings', 'From eight years', 'School holidays, and on request', {
    price: 480,
    menu: 'Junior ranger course',
  }),
  'first-safari': about('About an hour', 'Under six years', allYear, {
    price: privateVehicle.marataba,
    expect: 'safari-with-small-children',
  }),
  'the-sky-from-seven': about(
    'An hour and a quarter',
    'From seven years',
    'Clear evenings, until half past nine',
    {
      menu: 'Stargazing',
    },
  ),
  'penguins-before-nine': about('A morning', 'All ages', allYear, { price: 2100, expect: 'cape-town-days' }),
  'bread-at-four': about('Two hours', 'From five years, with a grown-up', 'From 03:50, Monday to Saturday'),
  'morning-with-the-ecologist': about('Four and a half hours', 'From twelve years', 'Tuesdays and Fridays', {
    price: 1400,
    expect: 'morning-with-the-ecologist',
    menu: 'Rhino tracking',
  }),
  'dog-and-handler': about('Two and three-quarter hours', 'From eight years', 'Wednesdays, before sunrise', {
    price: 650,
    expect: 'dog-and-handler',
    menu: 'Anti-poaching dogs',
  }),
  'bee-fence': about('An hour and a half', 'From eight years', 'Fridays', {
    price: 450,
    expect: 'bee-fence',
  }),
  'reading-hour': about('An hour and a half', 'All ages', 'Wednesdays in school terms, for four guests', {
    expect: 'reading-hour',
    menu: 'Pre-school visit',
  }),
  'plant-a-jackalberry': about('An hour', 'All ages', 'November to March', {
    price: 350,
    menu: 'Tree planting',
  }),
  'walk-with-fatima': about('Three hours', 'From ten years', 'Tuesday to Saturday', {
    price: 750,
    menu: 'Cape Town history walk',
  }),
  'behind-the-reed-wall': about('An hour', 'From eight years', 'Saturdays at three', {
    menu: 'Solar plant tour',
  }),
  'a-night-in-a-treehouse': about(
    'One night',
    `From ${leastAge.treehouse}; from ${leastAgeWithParents} with parents at ${familyTreehouses}`,
    allYear,
    { price: 6800, expect: 'a-night-in-a-treehouse' },
  ),
  'married-under-a-tree': about(
    'A day, or three',
    'All ages',
    'Twelve weeks’ notice; May to September safest',
    {
      expect: 'a-wedding-here',
      menu: 'Weddings',
    },
  ),
  'supper-for-two': about('Two hours', 'Adults, for two', 'Clear evenings', { price: 1450 }),
  'the-whole-lodge': about('From two nights', 'All ages', 'All year; three nights over Christmas', {
    expect: 'a-wedding-here',
    menu: 'Exclusive use',
  }),
  'the-question': about('As long as it takes', 'Adults', 'A week’s notice, all year', {
    menu: 'Proposals',
  }),
  'a-bath-with-a-mountain': about('Two nights', 'Adults, for two', 'All year but 27 to 31 December', {
    expect: 'cape-town-days',
  }),
  'birthday-at-the-waterhole': about('An evening', 'All ages', allYear, { menu: 'Birthdays' }),
  'table-mountain-early': about(
    'Four hours',
    'From ten years on foot; any age by cable car',
    'Clear mornings',
    {
      price: 1250,
      expect: 'table-mountain-early',
      menu: 'Table Mountain',
    },
  ),
  'cape-point-by-the-long-way': about('A day', 'All ages', allYear, {
    price: 5400,
    menu: 'Cape Point day trip',
  }),
  'whales-from-the-cliff': about('A day', 'All ages', 'August to November', {
    price: 5900,
    menu: 'Whale watching',
  }),
  'panorama-route': about('A day', 'All ages', allYear, { price: 6800, menu: 'Panorama Route' }),
  'six-estates-on-foot': about('A day', 'From ten years', 'September to November, March to May', {
    price: 1100,
    expect: 'six-estates-on-foot',
  }),
  'waterberg-by-mountain-bike': about('Two hours', 'From sixteen years', 'April to September best', {
    price: 550,
    expect: 'waterberg-by-mountain-bike',
    menu: 'Mountain biking',
  }),
  'hot-air-over-the-lowveld': about(
    'A morning',
    'From eight years',
    'April to September, in the still air of the morning',
    {
      price: 5200,
      expect: 'hot-air-over-the-lowveld',
      menu: 'Hot-air balloon',
    },
  ),
};
