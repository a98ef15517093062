import { africaInStyle } from './curated/africa-in-style.ts';
import { africanFamilyExplorer } from './curated/african-family-explorer.ts';
import { bigFiveToFairCape } from './curated/big-five-to-fair-cape.ts';
import { escapeToSouthAfrica } from './curated/escape-to-south-africa.ts';
import { familyTimeInSouthAfrica } from './curated/family-time-in-south-africa.ts';
import { greatAfricanEscape } from './curated/great-african-escape.ts';
import { loveSouthAfrica } from './curated/love-south-africa.ts';
import { romanceOfAfrica } from './curated/romance-of-africa.ts';
import { southAfricaBeckons } from './curated/south-africa-beckons.ts';
import type { Route } from './route.ts';

/** The nine curated journeys, in the order tracking lists them. */
export const curatedRoutes: readonly Route[] = [
  romanceOfAfrica,
  greatAfricanEscape,
  africanFamilyExplorer,
  africaInStyle,
  escapeToSouthAfrica,
  familyTimeInSouthAfrica,
  loveSouthAfrica,
  bigFiveToFairCape,
  southAfricaBeckons,
];
