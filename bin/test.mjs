// @ts-check
import { launch } from './launcher/launch.mjs';

await launch('test', process.argv.slice(2), { output: process.stdout, title: 'Sundowner under test' });
