import { batches } from '../../demo/seed/entries-to-publish.ts';
import type { ToSeed } from '../../demo/seed/seed.ts';
import { brand } from './second/brand.ts';
import { content, linkedBack } from './second/content.ts';
import { installation } from './second/installation.ts';
import { uploads } from './second/pictures.ts';

const toSeed: ToSeed = { uploads, batches: batches(content, linkedBack) };

/** A group in Zambia and Namibia, in the shapes of the demonstration, with its batches in the order of the demonstration's seed. */
export const secondCollection = { brand, installation, content, ...toSeed };
