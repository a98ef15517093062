import { movedLodgesOn } from './moved-lodges-on.ts';

movedLodgesOn('sqlite');
