import { enterCollection } from '../../apps/site/src/content/places/collection-scope.ts';
import { demonstrationCollection } from './demonstration-collection.ts';

// Pages, menus and readers of unit tests are made from the demonstration's collection.
enterCollection({ collection: demonstrationCollection(), read: true });
