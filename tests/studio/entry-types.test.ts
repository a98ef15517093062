import { entryTypesOn } from './entry-types-on.ts';

entryTypesOn('sqlite');
