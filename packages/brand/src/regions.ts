/** The regions a property can stand in, with the names visitors read and the names entries are looked up by. */
export type RegionKey = 'sabi-sand' | 'thornybush' | 'marakele' | 'cape-town' | 'madikwe' | 'stellenbosch';

export interface Region {
  readonly key: RegionKey;
  /** The region's own name, as on a map. */
  readonly name: string;
  /** What visitors read in menus and dialogs: the property the region is known by. */
  readonly displayName: string;
  /** Value of `tourLinkFor` for 360 degree tours, where the region has some (MOD-06). */
  readonly lookupName?: 'sabi-sands-reserve' | 'thornybush-reserve' | 'waterberg-region' | 'cape-town';
  /** Hidden regions are shown in no menu and in no book dialog (NAV-06, MOD-07). */
  readonly hidden: boolean;
}

export const regions: readonly Region[] = [
  {
    key: 'sabi-sand',
    name: 'Sabi Sand Game Reserve and Kruger National Park',
    displayName: 'Lion Sands Game Reserve',
    lookupName: 'sabi-sands-reserve',
    hidden: false,
  },
  {
    key: 'thornybush',
    name: 'Thornybush Game Reserve',
    displayName: 'Monwana Game Lodge',
    lookupName: 'thornybush-reserve',
    hidden: false,
  },
  {
    key: 'marakele',
    name: 'Marakele National Park',
    displayName: 'Marataba',
    lookupName: 'waterberg-region',
    hidden: false,
  },
  { key: 'cape-town', name: 'Cape Town', displayName: 'Cape Town', lookupName: 'cape-town', hidden: false },
  { key: 'madikwe', name: 'Madikwe Game Reserve', displayName: 'Madikwe Safari Lodge', hidden: true },
  { key: 'stellenbosch', name: 'Stellenbosch', displayName: 'Stellenbosch', hidden: true },
];
