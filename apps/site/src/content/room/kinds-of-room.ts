const kinds = ['room', 'suite', 'villa', 'tent'];

/** What a lodge's rooms are called together, from the names of each: "rooms and suites"; "rooms" where the names do not say. */
export function kindsOfRoom(names: readonly string[]): string {
  const found = kinds.filter((kind) => names.some((name) => new RegExp(`\\b${kind}s?\\b`, 'i').test(name)));
  return new Intl.ListFormat('en-GB').format((found.length > 0 ? found : ['room']).map((kind) => `${kind}s`));
}
