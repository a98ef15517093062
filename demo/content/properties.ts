import type { PropertyUpdated } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { cancellation } from './common-facts.ts';
import { capeCadoganProperty } from './properties/capecadogan.ts';
import { lionSands } from './properties/lionsands.ts';
import { marataba } from './properties/marataba.ts';
import { monwana } from './properties/monwana.ts';

/** What holds wherever one books; the whole of it stands in the booking terms. */
const booking = {
  deposit: '30 per cent to confirm. The rest 60 days before arrival.',
  changes: 'You may move your dates once, free, until 60 days before arrival.',
  cancellation: `More than 60 days before: ${cancellation.early}. 60 to 30 days: ${cancellation.sixty}. 29 to 15 days: ${cancellation.thirty}. Later: ${cancellation.late}.`,
  bookableFrom: 3,
} as const;

/** The partner of the reserves takes dates and guests in its address; that of the hotel takes none. */
const partner = '?arrival={arrival}&departure={departure}&adults={adults}&children={children}';

export const properties: readonly Authored<PropertyUpdated>[] = [
  { ...lionSands, ...booking, availabilityQuery: partner },
  { ...monwana, ...booking, availabilityQuery: partner },
  { ...marataba, ...booking, availabilityQuery: partner },
  { ...capeCadoganProperty, ...booking },
];
