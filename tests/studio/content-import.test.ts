import { contentImportOn } from './content-import-on.ts';

contentImportOn('sqlite');
