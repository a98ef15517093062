import { accountTurnsOn } from './account-turns-on.ts';
import { contentChangesOn } from './content-changes-on.ts';
import { contentImportOn } from './content-import-on.ts';
import { entryTypesOn } from './entry-types-on.ts';
import { killedOn } from './killed-on.ts';
import { movedLodgesOn } from './moved-lodges-on.ts';
import { movedPlacesOn } from './moved-places-on.ts';
import { oddAddressesOn } from './odd-addresses-on.ts';
import { proofOn } from './proof-on.ts';
import { publishingOn } from './publishing-on.ts';
import { scheduleOn } from './schedule-on.ts';

// What PostgreSQL alone does is in two-studios.test.ts and studio-migrations.test.ts; these repeat what is held on SQLite.
accountTurnsOn('postgres');
contentChangesOn('postgres');
contentImportOn('postgres');
entryTypesOn('postgres');
movedLodgesOn('postgres');
movedPlacesOn('postgres');
proofOn('postgres');
publishingOn('postgres');
scheduleOn('postgres');
oddAddressesOn('postgres');
killedOn('postgres');
