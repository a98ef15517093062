import type { TypedFor } from './typed-for.ts';

/** Food and drink. */
export const tablesWords: TypedFor = {
  boma: 'braai, barbecue, bbq, campfire, bonfire, grill, dinner under the stars, fire pit',
  'diets and allergies':
    'vegetarian, vegan, gluten free, coeliac, celiac, halal, halaal, kosher, allergy, allergic, dietary requirements, nut allergy, dairy free, lactose, pescatarian, keto, jain, no pork, wheat free, food intolerance, lactose intolerant, shellfish',
  'what you eat, and do not':
    'vegetarian, vegan, food, dietary, halal, kosher, gluten free, allergies, pescatarian, food intolerance, lactose intolerant, nut allergy, dairy free',
  'food and wine':
    'fine dining, gourmet, cuisine, buffet, a la carte, tasting menu, set menu, supper, michelin, dinner included, high tea, cooking, restaurant, dining, dinner, lunch, meal, eat, menu, chef, sample menu, dinner menu, dishes, chefs, restraunt, resturant, restaraunt',
  'drinks and your own wine':
    'own wine, bring wine, corkage, byo, alcohol, alcoholic, drinks included, wine list, beer, champagne, gin, cocktails, bar, soft drinks, coffee, whisky, open bar, minibar price',
  'meals at odd hours':
    'lunch box, packed breakfast, packed lunch, breakfast box, breakfast time, meal times, mealtimes, room service, padkos, picnic lunch, early breakfast, late dinner, late arrival',
  'dinner in a dry river bed':
    'bush dinner, bush dinners, dinner outdoors, dinner outside, dinner under the stars, dinner in the bush, starlight dinner, river bed dinner',
  'private dinner for two in the bush': 'romantic dinner, private dinner, candlelit dinner, dinner for two',
  'wine tasting in the hotel cellar': 'sommelier, wine pairing, wine cellar',
  'dinner by the fire in the boma': 'boma dinner, dinner in boma, bush braai',
};
