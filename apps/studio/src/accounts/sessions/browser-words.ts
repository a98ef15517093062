const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (list: typeof browsers, text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** What a browser calls itself, in two words: "Firefox, Windows". Nobody relies on it; it helps an owner tell sessions apart. */
export function browserWords(userAgent: string | null): string {
  const text = userAgent ?? '';
  const words = [named(browsers, text), named(systems, text)].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(', ') : 'An unnamed browser';
}
