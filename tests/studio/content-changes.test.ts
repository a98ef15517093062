import { contentChangesOn } from './content-changes-on.ts';

contentChangesOn('sqlite');
