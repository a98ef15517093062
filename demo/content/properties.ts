import type { PropertyUpdated } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { capeCadoganProperty } from './properties/capecadogan.ts';
import { lionSands } from './properties/lionsands.ts';
import { marataba } from './properties/marataba.ts';
import { monwana } from './properties/monwana.ts';

export const properties: readonly Authored<PropertyUpdated>[] = [
  lionSands,
  monwana,
  marataba,
  capeCadoganProperty,
];
