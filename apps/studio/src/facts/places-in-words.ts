import { joined } from '../offers/days-without-saving.ts';
import { clausesOfOffer, labels, type OfferWords, type OtherWords } from './offer-words.ts';

/** Places an offer may name: each with the key of its property, empty where nobody says. */
export interface PlaceNames {
  readonly lodges: readonly { readonly id: string; readonly name: string; readonly property: string }[];
  readonly properties: readonly { readonly key: string; readonly names: readonly string[] }[];
  /** Residences and treehouses: an offer holds for them where it is for all of its property. */
  readonly others: readonly { readonly name: string; readonly property: string }[];
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Katondo" of "Katondo Camp", as it is called after "at". */
const bareName = (name: string): string => name.replace(/ (?:Lodge|Camp|House|Villa|Hotel)$/, '');

interface Known {
  /** By name, whether the offer holds for one that is called so. */
  readonly holds: ReadonlyMap<string, boolean>;
  /** Names without "Lodge" or "Camp", which are words of every day as well. */
  readonly bare: ReadonlySet<string>;
}

function known({ lodges: chosen, property, saving, included }: OfferWords, places: PlaceNames): Known {
  const holds = new Map<string, boolean>();
  const note = (name: string, isHeld: boolean) => {
    if (name.length > 2) holds.set(name, isHeld || holds.get(name) === true);
  };
  const ofAll = chosen.length === 0;
  const isOfProperty = (key: string) => ofAll && (property === '' || key === '' || key === property);
  const isHeld = ({ id, property: key }: PlaceNames['lodges'][number]) =>
    chosen.includes(id) || isOfProperty(key);
  const keys = new Set(places.lodges.filter(isHeld).map((lodge) => lodge.property));
  for (const { key, names } of places.properties)
    for (const name of names) note(name, key === property || keys.has(key) || isOfProperty(key));
  for (const { name, property: key } of places.others) note(name, isOfProperty(key));
  const bare = new Set<string>();
  for (const lodge of places.lodges) {
    note(lodge.name, isHeld(lodge));
    const short = bareName(lodge.name);
    if (!holds.has(short)) bare.add(short);
  }
  for (const lodge of places.lodges)
    if (bare.has(bareName(lodge.name))) note(bareName(lodge.name), isHeld(lodge));
  // What is given may be had elsewhere.
  const given = [saving.what, ...included].join('\n');
  for (const name of holds.keys()) if (given.includes(name)) holds.set(name, true);
  return { holds, bare };
}

interface Mention {
  readonly name: string;
  /** Whether the words say that something holds there, and not where something comes from. */
  readonly isThere: boolean;
}

function mentionsIn(clause: string, { holds, bare }: Known): readonly Mention[] {
  const names = [...holds.keys()]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
  if (names === '') return [];
  const between = '(?:,? and |,? or | & |, )(?:(?:at|aboard) )?(?:the )?';
  const listBefore = new RegExp(`(?:(?:${names})${between})+$`);
  const listAfter = new RegExp(`^(?:${between}(?:${names}))*\\s*(?:[,:–—-]|from\\b|until\\b|$)`);
  return [...clause.matchAll(new RegExp(`(?<![\\p{L}\\d’'-])(?:${names})(?![\\p{L}\\d])`, 'gu'))].map(
    ({ 0: name, index }) => {
      const before = clause.slice(0, index).replace(listBefore, '');
      const after = clause.slice(index + name.length);
      const isAt = /\b(?:at|aboard)\s+(?:both |either )?(?:the )?$/i.test(before);
      const isFull = !bare.has(name);
      const isIn = isFull && /\bin\s+$/i.test(before);
      const opens = isFull && before.trim() === '' && listAfter.test(after);
      // "At Katondo Bridge" is another place.
      const isOther = !isFull && /^ \p{Lu}/u.test(after);
      return { name, isThere: !isOther && (isAt || isIn || opens) };
    },
  );
}

/** Where an offer's words name a place that it is not for. */
export function otherPlaces(offer: OfferWords, places: PlaceNames): OtherWords | null {
  const all = known(offer, places);
  for (const { path, words } of clausesOfOffer(offer)) {
    const there = mentionsIn(words, all).filter(({ isThere }) => isThere);
    const other = there.find(({ name }) => !all.holds.get(name));
    if (!other) continue;
    // A dinner elsewhere, with a stay at what is named beside it.
    if (offer.saving.kind === 'extra' && there.some(({ name }) => all.holds.get(name))) continue;
    const chosen = offer.lodges.flatMap((id) => places.lodges.find((lodge) => lodge.id === id)?.name ?? []);
    const [property] = places.properties.find(({ key }) => key === offer.property)?.names ?? [];
    const held = chosen.length > 0 ? joined(chosen) : `every lodge of ${property ?? 'the collection'}`;
    return {
      path,
      says: `“${labels[path]}” says “${other.name}”, and the offer is for ${held}: change the words, or “Lodges it is for”.`,
    };
  }
  return null;
}
