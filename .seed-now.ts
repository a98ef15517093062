import { checkSettings } from './bin/product/check-settings.ts';
import { initialise } from './bin/product/instance.ts';
import { migrateStudio } from './bin/product/prepare.ts';
import { seedDemonstration, finishPictures } from './bin/product/seed.ts';
const i = checkSettings({ ...process.env, DATA_DIR: '/tmp/peopledata3' } as never);
const { existsSync } = await import('node:fs');
if (!existsSync('/tmp/peopledata3/keys')) initialise(i.settings);
const s = AbortSignal.timeout(590000);
let t = Date.now();
await migrateStudio(i, s); console.log('migrate', Date.now()-t); t = Date.now();
let last = '';
await seedDemonstration(i, (l) => { if (l.split(' ')[0] !== last.split(' ')[0]) console.log(Date.now()-t, l); last = l; }, s); console.log('seed', Date.now()-t, last); t = Date.now();
if (process.argv[2] !== 'noimg') { await finishPictures(i, s, (l) => { last = l; }); console.log('pictures', Date.now()-t, last); }
