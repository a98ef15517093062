/** A piece of a line of formatted words. `node` is the editor's own mark of it, by which a place in the text is found again. */
export type Inline =
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly bold: boolean;
      readonly italic: boolean;
      /** Where a press leads; `null` for plain words. */
      readonly link: string | null;
      readonly node?: string;
    }
  | { readonly kind: 'break' }
  /** A file of the draft or the message, shown where it stands. */
  | { readonly kind: 'picture'; readonly place: number; readonly name: string };

/** A line, or a list. An empty line is a paragraph without a piece. */
export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[]; readonly node?: string }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly { readonly inlines: readonly Inline[]; readonly node?: string }[];
    };

/** A piece of the plain text. */
export interface Piece {
  readonly text: string;
  /** Of the editor; `null` for what stands in the plain text alone. */
  readonly node: string | null;
}

const only = (text: string): Piece => ({ text, node: null });

function inlinePieces(inlines: readonly Inline[]): Piece[] {
  return inlines.flatMap((inline, at): Piece[] => {
    if (inline.kind === 'break') return [only('\n')];
    if (inline.kind === 'picture') return [only(`[Picture: ${inline.name}]`)];
    const words = { text: inline.text, node: inline.node ?? null };
    const next = inlines[at + 1];
    const goesOn = next?.kind === 'words' && next.link === inline.link;
    // The address of a link stands once behind its words, where the words do not say it themselves.
    const says = inline.link === null || goesOn || inline.link.replace(/^(mailto|tel):/, '') === inline.text;
    return says ? [words] : [words, only(` (${inline.link})`)];
  });
}

/** The plain text in its pieces: a line for each paragraph and each point of a list. */
export function piecesOf(blocks: readonly Block[]): Piece[] {
  const lines = blocks.flatMap((block): Piece[][] =>
    block.kind === 'paragraph'
      ? [[{ text: '', node: block.node ?? null }, ...inlinePieces(block.inlines)]]
      : block.items.map(({ inlines, node }, at) => [
          only(block.ordered ? `${at + 1}. ` : '- '),
          { text: '', node: node ?? null },
          ...inlinePieces(inlines),
        ]),
  );
  return lines.flatMap((line, at) => (at === 0 ? line : [only('\n'), ...line]));
}

export const plainText = (blocks: readonly Block[]): string =>
  piecesOf(blocks)
    .map(({ text }) => text)
    .join('');

/** Plain text as lines of one piece each. */
export const linesOf = (text: string): Block[] =>
  text.split('\n').map((line) => ({
    kind: 'paragraph',
    inlines: line === '' ? [] : [{ kind: 'words', text: line, bold: false, italic: false, link: null }],
  }));

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Addresses a link of ours may lead to. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/|mailto:|tel:)[^\s<>"]+$/i.test(address);

function inlineMarkup(inline: Inline): string {
  if (inline.kind === 'break') return '<br>';
  if (inline.kind === 'picture') return `<img src="draft:${inline.place}" alt="${escaped(inline.name)}">`;
  let markup = escaped(inline.text);
  if (inline.italic) markup = `<em>${markup}</em>`;
  if (inline.bold) markup = `<strong>${markup}</strong>`;
  return inline.link === null ? markup : `<a href="${escaped(inline.link)}">${markup}</a>`;
}

const isEmpty = (inlines: readonly Inline[]) =>
  inlines.every((inline) => inline.kind === 'words' && inline.text.trim() === '');

const isFormatted = (inlines: readonly Inline[]) =>
  inlines.some(
    (inline) =>
      inline.kind === 'picture' ||
      (inline.kind === 'words' && (inline.bold || inline.italic || inline.link !== null)),
  );

/** The markup of formatted words; `null` where nothing is formatted, and the plain text is all there is. */
export const markupOf = (blocks: readonly Block[]): string | null =>
  blocks.some((block) => block.kind === 'list' || isFormatted(block.inlines)) ? paragraphsOf(blocks) : null;

/** The markup of any words. Lines that follow each other are one paragraph; an empty line ends it. */
export function paragraphsOf(blocks: readonly Block[]): string {
  const out: string[] = [];
  let lines: string[] = [];
  let blanks = 0;
  let afterParagraph = false;
  const endParagraph = () => {
    if (lines.length === 0) return;
    out.push(`<p>${lines.join('<br>')}</p>`);
    lines = [];
    afterParagraph = true;
  };
  const writeBlanks = (beforeParagraph: boolean) => {
    // One empty line is the space between two paragraphs.
    const own = blanks - (beforeParagraph && afterParagraph ? 1 : 0);
    for (let left = own; left > 0; left -= 1) out.push('<p><br></p>');
    blanks = 0;
  };
  for (const block of blocks) {
    if (block.kind === 'list') {
      endParagraph();
      writeBlanks(false);
      const items = block.items
        .map(({ inlines }) => `<li>${inlines.map(inlineMarkup).join('')}</li>`)
        .join('');
      out.push(block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`);
      afterParagraph = false;
    } else if (isEmpty(block.inlines)) {
      endParagraph();
      blanks += 1;
    } else {
      if (blanks > 0) writeBlanks(true);
      lines.push(block.inlines.map(inlineMarkup).join(''));
    }
  }
  endParagraph();
  writeBlanks(false);
  return out.join('');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|([a-z]{2,6}));/g,
    (whole, number: string | undefined, name: string | undefined) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = Number(number);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

function attribute(tag: string, name: string): string {
  const start = tag.indexOf(` ${name}="`);
  if (start < 0) return '';
  const from = start + name.length + 3;
  const end = tag.indexOf('"', from);
  return end < 0 ? '' : unescaped(tag.slice(from, end));
}

/** Reads markup of `markupOf`. A tag it does not know is passed over, its words stay; nothing of it is ever put into a page as markup. */
export function readMarkup(html: string): Block[] {
  const blocks: Block[] = [];
  let inlines: Inline[] = [];
  let list: { ordered: boolean; items: { inlines: Inline[] }[] } | null = null;
  let bold = 0;
  let italic = 0;
  let link: string | null = null;
  let afterParagraph = false;

  const endLine = () => {
    if (inlines.length > 0) blocks.push({ kind: 'paragraph', inlines });
    inlines = [];
  };
  const endParagraph = () => {
    const whole = inlines;
    inlines = [];
    if (isEmpty(whole.filter(({ kind }) => kind !== 'break'))) {
      blocks.push({ kind: 'paragraph', inlines: [] });
      return;
    }
    if (afterParagraph) blocks.push({ kind: 'paragraph', inlines: [] });
    let line: Inline[] = [];
    for (const inline of [...whole, { kind: 'break' } as const]) {
      if (inline.kind !== 'break') line.push(inline);
      else {
        blocks.push({ kind: 'paragraph', inlines: line });
        line = [];
      }
    }
    afterParagraph = true;
  };

  for (const [token] of html.matchAll(/<[^<>]*>|[^<]+|</g)) {
    const tag = /^<(\/?)([a-z]+)/i.exec(token);
    const end = tag?.[1] === '/';
    switch (tag?.[2]?.toLowerCase()) {
      case undefined:
        if (token === '<' || !token.startsWith('<')) {
          const text = unescaped(token);
          if (text.trim() !== '' || inlines.length > 0)
            inlines.push({ kind: 'words', text, bold: bold > 0, italic: italic > 0, link });
        }
        break;
      case 'strong':
      case 'b':
        bold = Math.max(0, bold + (end ? -1 : 1));
        break;
      case 'em':
      case 'i':
        italic = Math.max(0, italic + (end ? -1 : 1));
        break;
      case 'a': {
        const address = end ? '' : attribute(token, 'href');
        link = isLinkAddress(address) ? address : null;
        break;
      }
      case 'br':
        inlines.push({ kind: 'break' });
        break;
      case 'img': {
        const place = /^draft:(\d{1,4})$/.exec(attribute(token, 'src'))?.[1];
        if (place !== undefined)
          inlines.push({ kind: 'picture', place: Number(place), name: attribute(token, 'alt') });
        break;
      }
      case 'p':
        if (end) endParagraph();
        else endLine();
        break;
      case 'ul':
      case 'ol':
        if (end && list) {
          blocks.push({ kind: 'list', ordered: list.ordered, items: list.items });
          list = null;
        } else if (!end) {
          endLine();
          list = { ordered: tag?.[2]?.toLowerCase() === 'ol', items: [] };
        }
        afterParagraph = false;
        break;
      case 'li':
        if (end && list) list.items.push({ inlines });
        inlines = [];
        break;
      default:
    }
  }
  endLine();
  return blocks;
}

/** The words of an answer as blocks: formatted where they are, else its lines. */
export const blocksOf = ({ text, html }: { readonly text: string; readonly html: string | null }): Block[] =>
  html === null ? linesOf(text) : readMarkup(html);
