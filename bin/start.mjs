// @ts-check
import { launch } from './launcher/launch.mjs';

await launch('start', process.argv.slice(2), { output: process.stdout, title: 'Sundowner is starting' });
