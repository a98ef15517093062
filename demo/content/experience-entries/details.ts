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

const allAges = 'From six years, or the lodge’s own least age; younger in a vehicle of their own';
const allYear = 'All year';

export const details: Readonly<Record<string, Details>> = {
  'morning-and-evening-drives': about('Three hours, twice a day', allAges, allYear, {
    expect: 'first-safari-days',
    menu: 'Game drives',
  }),
  'walking-safari': about('Two to four hours', 'From sixteen years', 'April to September best', {
    expect: 'walking-safari',
    menu: 'Walking safaris',
  }),
  'private-vehicle': about('A day', 'All ages', allYear, { expect: 'private-guiding' }),
  'boat-on-the-sabie': about('An hour and a half', 'From six years', 'November to April', {
    expect: 'boat-on-the-sabie',
    menu: 'Boat on the Sabie',
  }),
  'the-hide': about('Three hours', 'From eight years', 'November to March, August and September', {
    expect: 'the-hide',
  }),
  'matlabas-river-cruise': about('Two hours', 'From four years', allYear, { menu: 'Barge on the Matlabas' }),
  'night-drive-at-full-moon': about(
    'An hour and a half',
    'From six years, or the lodge’s own least age',
    'Three nights a month',
    {
      menu: 'Full-moon drives',
    },
  ),
  'one-night-at-chalkley': about('One night', 'From sixteen years', allYear, {
    price: 7600,
    expect: 'a-night-in-a-treehouse',
    menu: 'Chalkley',
    page: '/lionsands/treehouses/chalkley',
  }),
  'one-night-at-kingston': about('One night', 'From twelve years, with parents', allYear, {
    price: 8050,
    expect: 'a-night-in-a-treehouse',
    menu: 'Kingston',
    page: '/lionsands/treehouses/kingston',
  }),
  'one-night-at-tinyeleti': about('One night', 'From twelve years, with parents', allYear, {
    price: 9450,
    expect: 'a-night-in-a-treehouse',
    menu: 'Tinyeleti',
    page: '/lionsands/treehouses/tinyeleti',
  }),
  'one-night-at-thabametsi': about('One night', 'From sixteen years', allYear, {
    price: 6800,
    expect: 'a-night-in-a-treehouse',
    menu: 'Thabametsi',
    page: '/marataba/treehouses/thabametsi',
  }),
  'tea-at-tinyeleti': about('Two hours', 'From six years', allYear, { price: 480 }),
  'the-night-sounds': about('Three quarters of an hour', 'From six years', 'May to September best', {
    menu: 'Night sounds',
  }),
  'table-in-the-river-bed': about('Three hours', 'From ten years', 'April to October', {
    price: 1150,
    expect: 'table-in-the-river-bed',
  }),
  'boma-supper': about('Two and a half hours', 'All ages', allYear, { expect: 'boma-supper' }),
  'three-legged-pot': about('Three hours', 'From six years', allYear),
  'cellar-evening': about('An hour and a half', 'From eighteen years', allYear, {
    price: 950,
    expect: 'cellar-evening',
  }),
  'cape-malay-morning': about('Four and a half hours', 'From eight years', allYear, {
    price: 1350,
    expect: 'cape-malay-morning',
  }),
  'winelands-with-a-driver': about('A day', 'All ages', allYear, {
    price: 4200,
    menu: 'Winelands with a driver',
  }),
  'bush-breakfast': about('An hour', 'All ages', allYear, { menu: 'Bush breakfast' }),
  'the-tent': about('Any part of the day', 'From four years', allYear, {
    expect: 'safari-with-small-children',
  }),
  'termite-walk': about('An hour', 'From four years', allYear, { menu: 'Termite walk' }),
  'bush-school': about('Three mornings', 'From eight years', 'School holidays, and on asking', {
    price: 480,
    menu: 'Bush school',
  }),
  'first-safari': about('As long as it lasts', 'Under six years', allYear, {
    price: 4900,
    expect: 'safari-with-small-children',
  }),
  'the-sky-from-seven': about('An hour and a quarter', 'From seven years', 'Clear evenings', {
    menu: 'Stars for children',
  }),
  'penguins-before-nine': about('A morning', 'All ages', allYear, { price: 2100, expect: 'cape-town-days' }),
  'bread-at-four': about('Two hours', 'From five years, with a grown-up', allYear),
  'morning-with-the-ecologist': about('Four and a half hours', 'From twelve years', allYear, {
    price: 1400,
    expect: 'morning-with-the-ecologist',
    menu: 'A morning with the ecologist',
  }),
  'dog-and-handler': about('Two and three quarter hours', 'From eight years', allYear, {
    price: 650,
    expect: 'dog-and-handler',
    menu: 'Dog and handler',
  }),
  'bee-fence': about('An hour and a half', 'From eight years', allYear, { price: 450, expect: 'bee-fence' }),
  'reading-hour': about('An hour and a half', 'All ages', 'School terms', {
    expect: 'reading-hour',
    menu: 'Reading hour',
  }),
  'plant-a-jackalberry': about('An hour', 'All ages', 'November to March', {
    price: 350,
    menu: 'Plant a tree',
  }),
  'walk-with-fatima': about('Three hours', 'From ten years', allYear, {
    price: 750,
    menu: 'A walk with Fatima Adams',
  }),
  'behind-the-reed-wall': about('An hour', 'From eight years', allYear, { menu: 'Behind the reed wall' }),
  'a-night-in-a-treehouse': about(
    'One night',
    'From sixteen; from twelve with parents at two of the four',
    allYear,
    { price: 6800, expect: 'a-night-in-a-treehouse' },
  ),
  'married-under-a-tree': about('A day, or three', 'All ages', 'May to September safest', {
    expect: 'a-wedding-here',
    menu: 'Weddings',
  }),
  'supper-for-two': about('Two hours', 'Two people', 'Clear evenings', { price: 1450 }),
  'the-whole-lodge': about('From two nights', 'All ages', allYear, {
    expect: 'a-wedding-here',
    menu: 'A whole lodge',
  }),
  'the-question': about('A minute', 'Two people', allYear, { menu: 'Proposals' }),
  'a-bath-with-a-mountain': about('Two nights', 'Two people', allYear, { expect: 'cape-town-days' }),
  'birthday-at-the-waterhole': about('An evening', 'All ages', allYear, { menu: 'Birthdays' }),
  'table-mountain-early': about('Four hours', 'From ten years on foot; any age by cabin', 'Clear mornings', {
    price: 1250,
    expect: 'table-mountain-early',
    menu: 'Table Mountain',
  }),
  'cape-point-by-the-long-way': about('A day', 'All ages', allYear, { price: 5400, menu: 'Cape Point' }),
  'whales-from-the-cliff': about('A day', 'All ages', 'August to November', {
    price: 5900,
    menu: 'Whales at Hermanus',
  }),
  'panorama-route': about('A day', 'All ages', allYear, { price: 6800, menu: 'Panorama route' }),
  'six-estates-on-foot': about('A day', 'From ten years', 'September to November, March to May', {
    price: 1100,
    expect: 'six-estates-on-foot',
  }),
  'waterberg-by-mountain-bike': about('Two hours', 'From sixteen years', 'April to September best', {
    price: 550,
    expect: 'waterberg-by-mountain-bike',
    menu: 'Mountain bikes',
  }),
  'hot-air-over-the-lowveld': about('A morning', 'From eight years', 'April to September', {
    price: 5200,
    expect: 'hot-air-over-the-lowveld',
    menu: 'Balloon',
  }),
};
