/** An entry of the studio as it is read over REST, populated or not; only named fields are looked at. */
export type EntryLike = Readonly<Record<string, unknown>>;
