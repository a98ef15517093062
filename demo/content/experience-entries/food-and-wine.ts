import type { Experience } from './experience.ts';

export const foodAndWineExperiences: readonly Experience[] = [
  {
    slug: 'table-in-the-river-bed',
    experienceImage: 'journey-romance-of-africa',
    subTitle: 'Sixty lanterns in the figs',
    title: 'Dinner in a dry river bed',
    description:
      'White sand, a cloth, lanterns, and a shoulder of lamb that has been under the coals since two. For two to sixteen people, with one guide at the table and one keeping watch.',
    availableAt: ['lionsands'],
    cost: 'R 1 150 per person',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-honeymooners'],
  },
  {
    slug: 'boma-supper',
    experienceImage: 'boma',
    subTitle: 'The cooks, the storekeepers and the accountant sing',
    title: 'Dinner by the fire in the boma',
    description:
      'A ring of reeds, a leadwood fire and long tables under the sky. Meat, fish, and a dozen dishes with neither. On Thursdays the staff choir sings after the pudding.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'Included in your stay',
    personas: [
      'persona-couples',
      'persona-families',
      'persona-friends',
      'persona-solo-traveller',
      'persona-other',
    ],
  },
  {
    slug: 'three-legged-pot',
    experienceImage: 'fireside-cooking',
    subTitle: 'Two pots, and nobody who measures',
    title: 'Cooking over the fire with the cook',
    description:
      'Two pots, one fire and someone who has never measured anything. You stir when you are told to, burn a wooden spoon, and eat what you made with your fingers. Recipes go home on the back of a breakfast card.',
    availableAt: ['lionsands', 'marataba'],
    cost: 'Included in your stay',
    personas: ['persona-families', 'persona-friends', 'persona-solo-traveller'],
  },
  {
    slug: 'cellar-evening',
    experienceImage: 'wine-cellar',
    subTitle: 'Six glasses with Hendrik',
    title: 'Wine tasting in the hotel cellar',
    description:
      'Two that everyone likes, two that divide the table, one that is older than the youngest person there, and one in a plain glass, blind, about which the sommelier is sometimes wrong. He prefers it when you argue.',
    availableAt: ['capecadogan'],
    cost: 'R 950 per person',
    personas: ['persona-couples', 'persona-friends', 'persona-solo-traveller', 'persona-honeymooners'],
  },
  {
    slug: 'cape-malay-morning',
    experienceImage: 'cape-dining',
    subTitle: 'Why onions need fifteen minutes',
    title: 'Cape Malay cooking class in the Bo-Kaap',
    description:
      'To a shop on Wale Street for spice by the scoop, then into a kitchen on Dorp Street to roll samoosas and fold rotis. Lunch is what you made, at a table with the family.',
    availableAt: ['capecadogan'],
    cost: 'R 1 350 per person',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-solo-traveller'],
  },
  {
    slug: 'winelands-with-a-driver',
    experienceImage: 'winelands',
    subTitle: 'Four lunches to choose from',
    title: 'Winelands day trip with a driver',
    description:
      'Stellenbosch, Franschhoek, Elgin or the west coast, with a driver who will talk or not, as you like. Hendrik writes the name of a table and one bottle on a card. You are always back before dark.',
    availableAt: ['capecadogan'],
    cost: 'R 4 200 per car',
    personas: ['persona-couples', 'persona-friends', 'persona-honeymooners', 'persona-other'],
  },
  {
    slug: 'bush-breakfast',
    experienceImage: 'picnic',
    subTitle: 'A kitchen under a tree',
    title: 'Breakfast in the bush',
    description:
      'You come round a bend at half past eight and there is a kitchen under a tree: eggs on a plough disc, bread that left the oven before you left the lodge, and a chair facing the right way.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'Included in your stay',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-honeymooners'],
  },
];
