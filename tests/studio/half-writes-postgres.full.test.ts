import { halfWritesOn } from './half-writes-on.ts';

halfWritesOn('postgres');
