import { type Plate, plate } from './plate.ts';

const portrait = (alt: string, title: string) => plate(alt, title, null, 50, 42);

/** People, drawn in planes of light and never as a likeness. */
export const portraits = {
  'portrait-head-wrap': portrait(
    'Thandeka Mabuza, drawn in planes of light: a printed head wrap and hoop earrings',
    'Thandeka Mabuza',
  ),
  'portrait-wide-hat': portrait(
    'Sipho Nkuna, drawn in planes of light: a wide hat and a khaki shirt',
    'Sipho Nkuna',
  ),
  'portrait-bun': portrait(
    'Nomsa Khoza, drawn in planes of light: her hair in a bun, a green jacket',
    'Nomsa Khoza',
  ),
  'portrait-blazer': portrait(
    'Anwar Petersen, drawn in planes of light: a short beard and a blue blazer',
    'Anwar Petersen',
  ),
  'portrait-red-glasses': portrait(
    'Elize Basson, drawn in planes of light: a dark bob and red-framed glasses',
    'Elize Basson',
  ),
  'portrait-round-glasses': portrait(
    'Hendrik Louw, drawn in planes of light: a white beard and round glasses',
    'Hendrik Louw',
  ),
  'portrait-linen': portrait(
    'A woman with wavy auburn hair in a linen shirt, drawn in planes of light',
    'In a linen shirt',
  ),
  'portrait-beads': portrait(
    'A woman with her hair in a high puff and a beaded collar, drawn in planes of light',
    'With a beaded collar',
  ),
  'portrait-locs': portrait(
    'A man with shoulder-length locs in a dark T-shirt, drawn in planes of light',
    'Against the evening',
  ),
  'portrait-cap': portrait(
    'A field researcher in a green cap, her hair tied back, drawn in planes of light',
    'In the field',
  ),
  'portrait-roll-neck': portrait(
    'A bald man in square glasses and a dark roll-neck, drawn in planes of light',
    'By the falls',
  ),
  'portrait-headscarf': portrait(
    'A woman in a terracotta headscarf and a woven shawl, drawn in planes of light',
    'In a woven shawl',
  ),
  'portrait-moustache': portrait(
    'A man with a grey moustache in a dark uniform and tie, drawn in planes of light',
    'In uniform',
  ),
  'portrait-braids': portrait(
    'A young woman with long braids and hoop earrings, drawn in planes of light',
    'At first light',
  ),
  'portrait-chef': portrait(
    'A chef in a white jacket and a tall hat, drawn in planes of light',
    'In the whites',
  ),
  'portrait-winemaker': portrait(
    'A bearded winemaker in a dark red apron, drawn in planes of light',
    'From the cellar',
  ),
  'portrait-kufi': portrait(
    'An elder in an embroidered cap and a pale tunic, drawn in planes of light',
    'By the reeds',
  ),
  'portrait-afro': portrait(
    'A woman with a rounded afro in a mustard shirt, drawn in planes of light',
    'In a mustard shirt',
  ),
  'portrait-curls': portrait(
    'A young person with dark curls and round glasses, drawn in planes of light',
    'At sundown',
  ),
  'portrait-wool-hat': portrait(
    'A tracker in a wool hat against the night sky, drawn in planes of light',
    'Before the night drive',
  ),
  'portrait-green-scarf': portrait(
    'An older woman in a green headscarf and an apron, drawn in planes of light',
    'From the kitchen',
  ),
  'portrait-green-roll-neck': portrait(
    'A man with greying hair and glasses in a green roll-neck, drawn in planes of light',
    'After the rain',
  ),
  'portrait-fade': portrait(
    'A woman with a cropped fade, hoop earrings and beads, drawn in planes of light',
    'With beads',
  ),
  'portrait-themba': portrait(
    'Themba Nyathi, drawn in planes of light: an olive hat with a red band and a short beard',
    'Themba Nyathi',
  ),
  'portrait-solly': portrait(
    'Solly Ndlovu, drawn in planes of light: a green wool hat, a grey goatee and the night sky',
    'Solly Ndlovu',
  ),
  'portrait-joyce': portrait(
    'Joyce Mkansi, drawn in planes of light: a cream head wrap and an apron',
    'Joyce Mkansi',
  ),
  'portrait-lindiwe': portrait(
    'Lindiwe Jacobs, drawn in planes of light: a chef’s white jacket, her hair in a bun',
    'Lindiwe Jacobs',
  ),
  'portrait-grace-tlou': portrait(
    'Grace Tlou, drawn in planes of light: a sage tunic and a greying afro',
    'Grace Tlou',
  ),
  'portrait-lwazi': portrait(
    'Lwazi Mkhabela, drawn in planes of light: a green cap and a khaki shirt',
    'Lwazi Mkhabela',
  ),
  'portrait-wisani': portrait(
    'Wisani Maluleke, drawn in planes of light: a dark cap and a blue overall',
    'Wisani Maluleke',
  ),
  'portrait-rhulani': portrait(
    'Rhulani Khosa, drawn in planes of light: a spotted blue headscarf and a woven shawl',
    'Rhulani Khosa',
  ),
  'portrait-patrick': portrait(
    'Patrick Ndlovu, drawn in planes of light: a wide straw-coloured hat and a grey moustache',
    'Patrick Ndlovu',
  ),
  'portrait-tinyiko': portrait(
    'Tinyiko Shabangu, drawn in planes of light: a tall green head wrap with white spots',
    'Tinyiko Shabangu',
  ),
  'portrait-vusi': portrait(
    'Vusi Mathonsi, drawn in planes of light: a short beard, a dark jacket and an orange tie',
    'Vusi Mathonsi',
  ),
  'portrait-kagiso': portrait(
    'Kagiso Mogale, drawn in planes of light: round glasses and a grey goatee',
    'Kagiso Mogale',
  ),
  'portrait-boitumelo': portrait(
    'Boitumelo Rampa, drawn in planes of light: her hair in a high puff, a brick-red shirt',
    'Boitumelo Rampa',
  ),
  'portrait-dineo': portrait(
    'Dineo Mashaba, drawn in planes of light: long braids, square glasses and a plum jacket',
    'Dineo Mashaba',
  ),
} as const satisfies Record<string, Plate>;
