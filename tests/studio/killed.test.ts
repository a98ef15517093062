import { killedOn } from './killed-on.ts';

killedOn('sqlite');
