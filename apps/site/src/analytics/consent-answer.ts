export type ConsentAnswer = 'yes' | 'no';

/** The visitor's answer among a document's cookies; `null` when she has not been asked. */
export function answerIn(cookies: string): ConsentAnswer | null {
  const value = /(?:^|;\s*)consent=(yes|no)(?:;|$)/.exec(cookies)?.[1];
  return value === 'yes' || value === 'no' ? value : null;
}

/** A browser that says no for its owner: Global Privacy Control, or Do Not Track. She is not asked, and may still say yes herself. */
export function browserDeclines({
  globalPrivacyControl,
  doNotTrack,
}: {
  readonly globalPrivacyControl?: boolean | undefined;
  readonly doNotTrack?: string | null | undefined;
}): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
