/** Degrees; south is negative. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Every place a journey stops at, where it lies. */
export const stops = {
  'Cape Town': { latitude: -33.93, longitude: 18.41 },
  Winelands: { latitude: -33.94, longitude: 18.86 },
  Hermanus: { latitude: -34.42, longitude: 19.24 },
  'Lion Sands': { latitude: -24.96, longitude: 31.52 },
  Monwana: { latitude: -24.47, longitude: 31.18 },
  Marataba: { latitude: -24.36, longitude: 27.5 },
  'Cape Cadogan': { latitude: -33.931, longitude: 18.41 },
  'On the train, Pretoria to Cape Town': { latitude: -28.74, longitude: 24.76 },
  Sossusvlei: { latitude: -24.73, longitude: 15.34 },
  'Okavango Delta': { latitude: -19.28, longitude: 22.9 },
  'Chobe River': { latitude: -17.8, longitude: 25.15 },
  'Victoria Falls': { latitude: -17.92, longitude: 25.85 },
  Vilanculos: { latitude: -22.0, longitude: 35.32 },
  'Benguerra Island': { latitude: -21.87, longitude: 35.43 },
} as const satisfies Readonly<Record<string, Position>>;

export type StopName = keyof typeof stops;
