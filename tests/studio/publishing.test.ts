import { publishingOn } from './publishing-on.ts';

publishingOn('sqlite');
