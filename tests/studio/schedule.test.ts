import { scheduleOn } from './schedule-on.ts';

scheduleOn('sqlite');
