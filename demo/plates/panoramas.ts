/** A view all round: the words it is uploaded with, and where it is first looked at, in percent from the left and from the top. */
interface Panorama {
  readonly alt: string;
  readonly title: string;
  readonly focus: { readonly x: number; readonly y: number };
}

/** The panoramas of the demonstration, by the name of their files in `demo/plates/panoramas`. */
export const panoramas = {
  'pano-sabi-sand': {
    alt: 'All round at sundown: the Sabie River, three elephants drinking, two trees, and reeds to the knees',
    title: 'The Sabie River, all round',
    focus: { x: 58, y: 50 },
  },
  'pano-thornybush': {
    alt: 'All round at a rose-coloured dawn: open grass, elephants, two giraffe, and an open vehicle',
    title: 'The plains of Thornybush, all round',
    focus: { x: 44, y: 50 },
  },
  'pano-marakele': {
    alt: 'All round in the late afternoon: yellow grass, a rhinoceros and her calf, and the Waterberg behind them',
    title: 'The foot of the Waterberg, all round',
    focus: { x: 56, y: 50 },
  },
  'pano-cape-town': {
    alt: 'All round from a beach: Table Mountain beyond the bay, a sail, and the sun over the open sea',
    title: 'Table Bay, all round',
    focus: { x: 46, y: 46 },
  },
} as const satisfies Record<string, Panorama>;

export type PanoramaName = keyof typeof panoramas;

export const panoramaNames = Object.keys(panoramas) as PanoramaName[];
