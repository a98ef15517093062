import { h, list, p, steps } from '../rich-text.ts';

const body = [
  p(
    'Bobotie is what happens when meat from the Cape, custard from Holland, spice from Java and thrift from everywhere sit down at one table. It is mentioned in a Dutch cookery book of 1609, before there was a kitchen at the Cape to cook it in. It reached Cape Town with people who had not chosen to come, and it was they who made it good.',
  ),
  p(
    'At Cape Cadogan it is on the menu on Mondays, when nobody wants to think. The recipe belongs to Rukeya Petersen of Dorp Street, whose nephew plans our journeys, and who came to the hotel kitchen on three Mondays running until she was satisfied. She does not use a recipe. The head chef, Lindiwe Jacobs, stood beside her with a set of scales and weighed what was in her hand.',
  ),
  h('For six'),
  list(
    'Two onions, finely chopped, and 40 ml oil',
    'Two cloves of garlic and a thumb of ginger, grated',
    '1 kg lean minced lamb or beef',
    '15 ml mild curry powder, 10 ml turmeric, 5 ml each of ground coriander and cumin, half a teaspoon of allspice',
    'Two slices of white bread without crusts, and 375 ml full-cream milk',
    '45 ml fruit chutney, 30 ml apricot jam, the juice of a lemon, 60 g sultanas',
    'Salt: 10 ml, and taste',
    'Three eggs, and six fresh lemon or bay leaves',
  ),
  h('What to do'),
  steps(
    'Heat the oven to 170 °C. Soak the bread in the milk, then squeeze it out. Keep the milk.',
    'Cook the onions in the oil over a low heat until they are soft and gold, for fifteen minutes. Most bad bobotie is five-minute onions.',
    'Add garlic, ginger and all the spice, and stir for one minute, until the smell changes.',
    'Add the meat. Break it up, and cook until no pink is left. It should not brown.',
    'Off the heat, stir in the bread, chutney, jam, lemon, sultanas, salt, and one of the eggs, beaten.',
    'Press it into a dish about 30 by 20 centimetres. It may now rest until tomorrow, and is better for it.',
    'Bake for thirty minutes. Beat the other two eggs with 300 ml of the milk and a pinch of turmeric, pour it over, and push the leaves in upright.',
    'Bake for thirty minutes more, until the custard is set and freckled.',
  ),
  h('At the table'),
  p(
    'Yellow rice with cinnamon, sliced banana, a tomato and onion sambal sharp with vinegar, coconut, and more chutney than seems right. Hendrik Louw pours an off-dry chenin blanc with it, and is correct. Rukeya drinks rooibos, and is also correct.',
  ),
  h('Without meat'),
  p(
    'Use 500 g of brown lentils, cooked until they are just tender and drained very well, and 250 g of mushrooms chopped small and fried until they squeak. Leave the lentils a little under: they have another hour to go. Guests who eat no egg are given a top of blended silken tofu and coconut milk with turmeric, which Rukeya tried, looked at for some time, and passed.',
  ),
  p(
    'On her third Monday she sat down in the dining room, in her hat, and was brought a plate of it like any guest. She ate it all. Then she sent a message to the kitchen. It said: more lemon.',
  ),
];

export const bobotieFromDorpStreet = {
  title: 'Bobotie, as weighed out of Rukeya’s hand',
  slug: 'bobotie-as-weighed-out-of-rukeyas-hand',
  date: '2025-05-23',
  standfirst: 'A Monday dish from the Bo-Kaap, with fifteen-minute onions and more lemon.',
  category: 'Recipes',
  isFeaturedPost: false,
  image: 'market',
  tags: [
    'Traveller Type - General',
    'Interests - Recipes',
    'Interests - Experience Dining',
    'Interests - Explore Cape Town',
    'Cape Cadogan Boutique Hotel',
  ],
  body,
} as const;
