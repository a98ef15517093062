import { classicBotswanaAndVictoriaFalls } from './packages/classic-botswana-and-victoria-falls.ts';
import { exploreCapeAndSafari } from './packages/explore-cape-and-safari.ts';
import { familyOceanAndWildlifeSafari } from './packages/family-ocean-and-wildlife-safari.ts';
import { luxurySafariAndRailJourney } from './packages/luxury-safari-and-rail-journey.ts';
import { quintessentialCape } from './packages/quintessential-cape.ts';
import { safariAndVicFalls } from './packages/safari-and-vic-falls.ts';
import { southAfricaSafariAdventure } from './packages/south-africa-safari-adventure.ts';
import { southernAfricanOdyssey } from './packages/southern-african-odyssey.ts';
import { stylishWildlifeAndBeach } from './packages/stylish-wildlife-and-beach.ts';
import { victoriaFallsAndBotswanaUnderCanvas } from './packages/victoria-falls-and-botswana-under-canvas.ts';
import type { Route } from './route.ts';

/** The ten packages of the Travel Africa form, by their published names and in its order (FRM-03). */
export const packageRoutes: readonly Route[] = [
  exploreCapeAndSafari,
  familyOceanAndWildlifeSafari,
  southernAfricanOdyssey,
  classicBotswanaAndVictoriaFalls,
  luxurySafariAndRailJourney,
  southAfricaSafariAdventure,
  victoriaFallsAndBotswanaUnderCanvas,
  stylishWildlifeAndBeach,
  quintessentialCape,
  safariAndVicFalls,
];
