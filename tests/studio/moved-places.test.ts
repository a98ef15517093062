import { movedPlacesOn } from './moved-places-on.ts';

movedPlacesOn('sqlite');
