export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey?: boolean;
}

const single = {
  j: 'next',
  k: 'previous',
  u: 'list',
  e: 'take',
  a: 'give',
  r: 'answer',
  f: 'forward',
  n: 'note',
  t: 'telephone',
  s: 'snooze',
  c: 'close',
  l: 'tag',
  i: 'copy',
  z: 'undo',
  y: 'release',
  d: 'discard',
  m: 'sound',
  w: 'begin',
  p: 'put',
  '.': 'arrivals',
  '/': 'search',
  x: 'select',
  escape: 'clear',
  '?': 'keys',
} as const;

const afterG = { n: 'go-new', m: 'go-mine' } as const;

type ActOf<Keys> = Keys[keyof Keys];

/** Everything a key does at the desk, by the name its button has, too. */
export type KeyAct =
  | ActOf<typeof single>
  | ActOf<typeof afterG>
  | 'select-range'
  | 'select-all'
  | 'answer-all';

const actIn = (keys: Readonly<Record<string, KeyAct>>, key: string): KeyAct | null => keys[key] ?? null;

export interface KeyState {
  /** G was pressed last: the next letter says where to. */
  readonly going: boolean;
}

/**
 * What a key does, and what the next one is read after. Keys with Ctrl and the like are the browser's; in a field none is heard, and
 * with single keys off (WCAG 2.1.4) only the one that opens their sheet, which is where they are turned on.
 */
export function keyAct(
  pressed: Pressed,
  { going }: KeyState,
  { inField, on }: { readonly inField: boolean; readonly on: boolean },
): { readonly act: KeyAct | null; readonly next: KeyState } {
  const rest = { going: false };
  // Without it the browser would select every word of the page.
  if (
    !inField &&
    !pressed.altKey &&
    (pressed.ctrlKey || pressed.metaKey) &&
    pressed.key.toLowerCase() === 'a'
  )
    return { act: 'select-all', next: rest };
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || inField || !on)
    return { act: null, next: rest };
  const key = pressed.key.toLowerCase();
  if (going) return { act: actIn(afterG, key), next: rest };
  if (key === 'g') return { act: null, next: { going: true } };
  if (key === 'x' && pressed.shiftKey) return { act: 'select-range', next: rest };
  if (key === 'r' && pressed.shiftKey) return { act: 'answer-all', next: rest };
  return { act: actIn(single, key), next: rest };
}

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly words: string; readonly keys: readonly string[] }[];
}

/** The sheet. */
export const keySheet: readonly KeyGroup[] = [
  {
    title: 'Moving',
    keys: [
      { words: 'Next, previous', keys: ['J', 'K'] },
      { words: 'Open', keys: ['Enter'] },
      { words: 'Back to the list', keys: ['U'] },
      { words: 'Search', keys: ['/'] },
      { words: 'Select', keys: ['X'] },
      { words: 'Select to here', keys: ['Shift', 'X'] },
      { words: 'Select all shown', keys: ['Ctrl', 'A'] },
      { words: 'Select none', keys: ['Esc'] },
      { words: 'Go to New', keys: ['G', 'N'] },
      { words: 'Go to Mine', keys: ['G', 'M'] },
      { words: 'New enquiry', keys: ['W'] },
    ],
  },
  {
    title: 'One enquiry',
    keys: [
      { words: 'Take, or take over', keys: ['E'] },
      { words: 'Give to…', keys: ['A'] },
      { words: 'Snooze until…', keys: ['S'] },
      { words: 'Close, or open again', keys: ['C'] },
      { words: 'Tag', keys: ['L'] },
      { words: 'Note', keys: ['N'] },
      { words: 'Answer who wrote last', keys: ['R'] },
      { words: 'Answer all', keys: ['Shift', 'R'] },
      { words: 'Forward to the lodge', keys: ['F'] },
      { words: 'Answered by telephone', keys: ['T'] },
      { words: 'Copy the reference', keys: ['I'] },
      { words: 'Undo the last action', keys: ['Z'] },
    ],
  },
  {
    title: 'Writing',
    keys: [
      { words: 'Send', keys: ['Ctrl', 'Enter'] },
      { words: 'Send and close', keys: ['Ctrl', 'Shift', 'Enter'] },
      { words: 'Choose a template', keys: ['Ctrl', 'J'] },
      { words: 'Next empty field', keys: ['Tab'] },
      { words: 'Put in a snippet', keys: [';'] },
      { words: 'Bold, italic', keys: ['Ctrl', 'B', 'I'] },
      { words: 'Mention somebody', keys: ['@'] },
      { words: 'Leave; the draft stays', keys: ['Esc'] },
    ],
  },
  {
    title: 'Held',
    keys: [
      { words: 'Release', keys: ['Y'] },
      { words: 'Discard', keys: ['D'] },
    ],
  },
  {
    title: 'Unplaced mail',
    keys: [
      { words: 'Next, previous', keys: ['J', 'K'] },
      { words: 'Take the suggestion', keys: ['Enter'] },
      { words: 'Make an enquiry of it', keys: ['Y'] },
      { words: 'Make it and answer', keys: ['R'] },
      { words: 'Put to…', keys: ['P'] },
      { words: 'Not for us…', keys: ['D'] },
    ],
  },
  {
    title: 'New enquiry',
    keys: [{ words: 'Save', keys: ['Ctrl', 'Enter'] }],
  },
  {
    title: 'The desk',
    keys: [
      { words: 'This sheet', keys: ['?'] },
      { words: 'Sound on or off', keys: ['M'] },
      { words: 'Show new arrivals', keys: ['.'] },
    ],
  },
];
