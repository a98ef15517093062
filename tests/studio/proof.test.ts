import { proofOn } from './proof-on.ts';

proofOn('sqlite');
