const kinds = ['room', 'suite', 'villa', 'tent'];

/** What a lodge's rooms are called together, from the names of each: "rooms and suites"; "rooms" where the names do not say. */
export function kindsOfRoom(names: readonly string[]): string {
  const found = kinds.filter((kind) => names.some((name) => new RegExp(`\\b${kind}s?\\b`, 'i').test(name)));
  const [first = 'room', ...others] = found;
  const plural = [first, ...others].map((kind) => `${kind}s`);
  return plural.length === 1 ? plural.join() : `${plural.slice(0, -1).join(', ')} and ${plural.at(-1)}`;
}
