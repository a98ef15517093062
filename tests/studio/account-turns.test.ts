import { accountTurnsOn } from './account-turns-on.ts';

accountTurnsOn('sqlite');
