import type { Experience } from './experience.ts';

export const foodAndWineExperiences: readonly Experience[] = [
  {
    slug: 'table-in-the-river-bed',
    experienceImage: 'journey-romance-of-africa',
    subTitle: 'April to October, after dark',
    title: 'A table in the river bed',
    description:
      'White sand, a cloth, sixty lanterns in the figs, and a shoulder of lamb that has been under the coals since two. For two to sixteen people, with one guide at the table and one with his back to the light.',
    availableAt: ['lionsands'],
    cost: 'R 1 150 a person',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-honeymooners'],
  },
  {
    slug: 'boma-supper',
    experienceImage: 'boma',
    subTitle: 'Twice a week',
    title: 'Supper in the boma',
    description:
      'A ring of reeds, a leadwood fire and long tables under the sky. Meat, fish and a dozen dishes from the coals without either. The choir is the kitchen, the stores and the accountant, who has the lowest voice in the district.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'Included',
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
    subTitle: 'From ten until lunch',
    title: 'Cook beside the cook',
    description:
      'Two pots, one fire and someone who has never measured anything. You stir when you are told to, burn a wooden spoon, and eat what you made with your fingers. Recipes go home on the back of a breakfast card.',
    availableAt: ['lionsands', 'marataba'],
    cost: 'Included',
    personas: ['persona-families', 'persona-friends', 'persona-solo-traveller'],
  },
  {
    slug: 'cellar-evening',
    experienceImage: 'wine-cellar',
    subTitle: 'An hour and a half, before supper',
    title: 'Six glasses with Hendrik',
    description:
      'Two that everyone likes, two that divide the table, one that is older than the youngest person there, and one in a plain glass, blind, about which the sommelier is sometimes wrong. He prefers it when you argue.',
    availableAt: ['capecadogan'],
    cost: 'R 950 a person',
    personas: ['persona-couples', 'persona-friends', 'persona-solo-traveller', 'persona-honeymooners'],
  },
  {
    slug: 'cape-malay-morning',
    experienceImage: 'cape-dining',
    subTitle: 'Tuesday to Saturday',
    title: 'A kitchen in the Bo-Kaap',
    description:
      'To a shop on Wale Street for spice by the scoop, then into a kitchen on Dorp Street to roll samoosas, fold rotis and learn why onions want fifteen minutes. Lunch is what you made, at a table with the family.',
    availableAt: ['capecadogan'],
    cost: 'R 1 350 a person',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-solo-traveller'],
  },
  {
    slug: 'winelands-with-a-driver',
    experienceImage: 'winelands',
    subTitle: 'A day, at a fixed price for the car',
    title: 'Four lunches to choose from',
    description:
      'Stellenbosch, Franschhoek, Elgin or the west coast, with a driver who will talk or not, as you like. Hendrik writes the name of a table and one bottle on a card. All four are there and back before dark.',
    availableAt: ['capecadogan'],
    cost: 'R 4 200 a car',
    personas: ['persona-couples', 'persona-friends', 'persona-honeymooners', 'persona-other'],
  },
  {
    slug: 'bush-breakfast',
    experienceImage: 'picnic',
    subTitle: 'Between drives',
    title: 'Breakfast where the road ends',
    description:
      'You come round a bend at half past eight and there is a kitchen under a tree: eggs on a plough disc, bread that left the oven before you left your bed, and a chair facing the right way.',
    availableAt: ['lionsands', 'monwana', 'marataba'],
    cost: 'Included',
    personas: ['persona-couples', 'persona-families', 'persona-friends', 'persona-honeymooners'],
  },
];
