/** What guests type, by the word of our pages that should be found; plurals and other forms are understood by themselves. */
export type TypedFor = Readonly<Record<string, string>>;
