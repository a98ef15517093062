import { house, type Priced, room, treehouse } from './priced.ts';

/** Every price on sale: green, shoulder and peak season in the bush; winter, between and summer in the Cape. */
export const priced: readonly Priced[] = [
  room('lionsands', 'lion-sands-river-lodge', 'river-luxury-room', 'River Lodge, luxury room', 'river', {
    2026: [19850, 22400, 26900],
    2027: [21050, 23750, 28500],
  }),
  room('lionsands', 'lion-sands-river-lodge', 'river-suite', 'River Lodge, river suite', 'river', {
    2026: [24300, 27650, 32800],
    2027: [25750, 29300, 34750],
  }),
  room('lionsands', 'lion-sands-river-lodge', 'river-family-suite', 'River Lodge, family suite', 'river', {
    2026: [31200, 34900, 41500],
    2027: [33050, 37000, 44000],
  }),
  room('lionsands', 'lion-sands-ivory-lodge', 'ivory-glass-villa', 'Ivory Lodge, glass villa', 'sixteen', {
    2026: [38900, 43200, 51700],
    2027: [41250, 45800, 54800],
  }),
  room(
    'lionsands',
    'lion-sands-ivory-lodge',
    'ivory-two-bedroom-villa',
    'Ivory Lodge, two-bedroom villa',
    'ten',
    { 2026: [36400, 40500, 48400], 2027: [38600, 42950, 51300] },
  ),
  room(
    'lionsands',
    'lion-sands-tinga-lodge',
    'tinga-jackalberry-suite',
    'Tinga Lodge, jackalberry suite',
    'eight',
    { 2026: [22600, 25400, 30300], 2027: [23950, 26900, 32100] },
  ),
  room(
    'lionsands',
    'lion-sands-tinga-lodge',
    'tinga-confluence-suite',
    'Tinga Lodge, confluence suite',
    'eight',
    { 2026: [26800, 29900, 35600], 2027: [28400, 31700, 37750] },
  ),
  room('lionsands', 'lion-sands-narina-lodge', 'narina-canopy-suite', 'Narina Lodge, canopy suite', 'ten', {
    2026: [20400, 22900, 27400],
    2027: [21600, 24250, 29050],
  }),
  room('lionsands', 'lion-sands-narina-lodge', 'narina-fig-suite', 'Narina Lodge, fig suite', 'ten', {
    2026: [24100, 27000, 32200],
    2027: [25550, 28600, 34150],
  }),
  house(
    'lionsands',
    'fish-eagle',
    'lion-sands-ivory-lodge-fish-eagle-villa',
    'Fish Eagle, whole house',
    'Up to 10, and 4 children',
    'house',
    { 2026: [168000, 184500, 212000], 2027: [178000, 195500, 224500] },
  ),
  house(
    'lionsands',
    'hinkwenu',
    'lion-sands-tinga-lodge-hinkweni-villa',
    'Hinkwenu, whole house',
    'Up to 6',
    'house',
    {
      2026: [96000, 106500, 124000],
      2027: [101500, 113000, 131500],
    },
  ),
  treehouse('lionsands', 'chalkley', 'Chalkley Treehouse', '2 adults', 'treehouse', {
    2026: [7200, 7200, 8400],
    2027: [7600, 7600, 8900],
  }),
  treehouse('lionsands', 'kingston', 'Kingston Treehouse', '2 adults, 2 children', 'familyTreehouse', {
    2026: [7600, 7600, 8900],
    2027: [8050, 8050, 9450],
  }),
  treehouse('lionsands', 'tinyeleti', 'Tinyeleti Treehouse', '2 adults, 2 children', 'familyTreehouse', {
    2026: [8900, 8900, 10400],
    2027: [9450, 9450, 11000],
  }),
  room('monwana', 'monwana', 'monwana-waterhole-suite', 'Monwana, waterhole suite', 'twelve', {
    2026: [17900, 19800, 23600],
    2027: [18950, 21000, 25000],
  }),
  room('monwana', 'monwana', 'monwana-marula-suite', 'Monwana, marula suite', 'twelve', {
    2026: [19600, 21700, 25900],
    2027: [20800, 23000, 27450],
  }),
  house(
    'monwana',
    'monwana-residence',
    'monwana-residence',
    'Monwana Residence, whole house',
    'Up to 8',
    'house',
    { 2026: [88000, 97500, 114000], 2027: [93500, 103500, 121000] },
  ),
  room('marataba', 'marataba-safari-lodge', 'safari-tented-suite', 'Safari Lodge, tented suite', 'safari', {
    2026: [15400, 17250, 20300],
    2027: [16300, 18300, 21500],
  }),
  room('marataba', 'marataba-safari-lodge', 'safari-family-suite', 'Safari Lodge, family suite', 'safari', {
    2026: [19900, 21800, 25600],
    2027: [21100, 23100, 27150],
  }),
  room('marataba', 'marataba-mountain-lodge', 'mountain-suite', 'Mountain Lodge, mountain suite', 'ten', {
    2026: [17600, 19400, 22900],
    2027: [18650, 20550, 24250],
  }),
  room(
    'marataba',
    'marataba-mountain-lodge',
    'mountain-two-bedroom-suite',
    'Mountain Lodge, two-bedroom suite',
    'ten',
    { 2026: [18900, 20900, 24600], 2027: [20050, 22150, 26050] },
  ),
  treehouse('marataba', 'thabametsi', 'Thabametsi Treehouse', '2 adults', 'treehouse', {
    2026: [6400, 6400, 7500],
    2027: [6800, 6800, 7950],
  }),
  room('capecadogan', 'cape-cadogan', 'cape-courtyard-room', 'Cape Cadogan, courtyard room', 'cape', {
    2026: [2450, 3150, 4300],
    2027: [2600, 3350, 4550],
  }),
  room('capecadogan', 'cape-cadogan', 'cape-mountain-room', 'Cape Cadogan, mountain room', 'cape', {
    2026: [3100, 3950, 5400],
    2027: [3300, 4200, 5700],
  }),
  room('capecadogan', 'cape-cadogan', 'cape-family-rooms', 'Cape Cadogan, family rooms', 'cape', {
    2026: [3400, 4300, 5900],
    2027: [3600, 4550, 6250],
  }),
  house(
    'capecadogan',
    'quarters-residence',
    'cape-cadogan-residence',
    'Quarters Residence, whole house',
    'Up to 6',
    'capeHouse',
    { 2026: [10400, 13200, 18600], 2027: [11000, 14000, 19700] },
  ),
  house(
    'capecadogan',
    'redcliffe',
    null,
    'Redcliffe, whole house',
    'Up to 8',
    'capeHouse',
    {
      2026: [13800, 17400, 24500],
      2027: [14600, 18450, 25950],
    },
    3,
  ),
  house(
    'capecadogan',
    'oldenburg',
    null,
    'Oldenburg, whole house',
    'Up to 10',
    'capeHouse',
    {
      2026: [16900, 21200, 28800],
      2027: [17900, 22450, 30500],
    },
    3,
  ),
];
