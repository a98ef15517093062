/** What `openFolds` marks the folds with that it opened. */
export const opened = 'details[data-opened]';

/**
 * Runs in a page: everything it needs stands within it.
 *
 * @param within a selector: what stands within such parts alone is looked at
 * @returns what is wrong with its boxes as they stand, a line each
 */
export function measureBoxes(within: string | null = null): string[] {
  const faults = new Set<string>();
  const said = (element: Element, words = element.textContent ?? '') =>
    `${element.localName}.${[...element.classList].map((name) => name.replace(/_\w{5}$/, ''))[0] ?? ''} "${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  const main = document.querySelector('main');
  const footer = document.querySelector('body > footer');
  if (!main) return ['has no main part'];

  /** Each element is asked once, not once for every word within it. */
  const clipped = new Map<Element, boolean>();
  /** Whether it is for assistive technology only. */
  const isClipped = (element: Element | null): boolean => {
    if (!element) return false;
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const is = getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement);
    clipped.set(element, is);
    return is;
  };

  /** Words that are seen, with the boxes of their lines. */
  const words: { element: Element; node: Node; text: string; lines: DOMRect[] }[] = [];
  const isOutermost = (part: Element) => !within || !part.parentElement?.closest(within);
  const all = within ? [...main.querySelectorAll(within)].filter(isOutermost) : [main, footer];
  const isLookedAt = (element: Element) => !within || element.closest(within) !== null;
  for (const part of all) {
    if (!part) continue;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('svg, dialog, template, script, style, select'))
        continue;
      // Without `contentVisibilityAuto`: asked for that, Chromium answers of a fold that was just opened as if it were closed, until something
      // else has its styles worked out.
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length > 0 && !isClipped(element)) words.push({ element, node, text, lines });
    }
  }

  /** Whether it stands in something that scrolls sideways or cuts off what it holds. */
  const held = (element: Element, until: Element) => {
    for (let each: Element | null = element; each && each !== until; each = each.parentElement) {
      const { overflowX, position, clipPath } = getComputedStyle(each);
      if (overflowX !== 'visible' || position === 'fixed' || clipPath !== 'none') return true;
    }
    return false;
  };

  // 1. Nothing sticks out of the content's edges.
  for (const { element, text, lines } of words) {
    const column = element.closest('[class*="wrap_"]');
    if (!column || held(element, column)) continue;
    const { left, right } = column.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(column);
    const over = Math.max(
      ...lines.map((line) =>
        Math.max(
          line.right - right + Number.parseFloat(paddingRight),
          left + Number.parseFloat(paddingLeft) - line.left,
        ),
      ),
    );
    if (over > 2) faults.add(`sticks out: ${said(element, text)}`);
  }

  // 2. Words over a picture never lie on its subject; words at the side of one or under it lie on nothing.
  for (const image of main.querySelectorAll('picture > img')) {
    if (!isLookedAt(image) || !image.checkVisibility()) continue;
    const box = image.getBoundingClientRect();
    if (box.width < 200 || box.height < 100) continue;
    const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
    // A link over its whole card lies over the picture; words do not.
    const part = image.closest('section, header, article, li, figure');
    if (!part) continue;
    const [atX, atY] = [box.left + (box.width * x) / 100, box.top + (box.height * y) / 100];
    for (const { element, text, lines } of words) {
      if (!part.contains(element)) continue;
      if (lines.some((line) => line.left < atX && atX < line.right && line.top < atY && atY < line.bottom))
        faults.add(`on the subject of a picture: ${said(element, text)}`);
    }
  }

  // 2b. From 833 px words of a page's head stand over a picture only where it is known what it shows, and beside that. Below, and with every
  // other picture, they stand under it or at its side. Percent of the picture from its left and top to its right and bottom.
  const subjects: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
    'home-dusk': [
      [57, 39, 66, 52],
      [62, 47, 100, 92],
    ],
    'lion-sands': [
      [36, 34, 44, 46],
      [64, 2, 100, 60],
    ],
    marataba: [
      [48, 67, 77, 77],
      [70, 51, 100, 90],
    ],
    'treehouse-night': [[52, 40, 87, 64]],
    'treehouse-kingston': [[50, 15, 84, 92]],
  };
  const head = main.querySelector('h1')?.closest('section, header');
  for (const image of innerWidth < 833 ? [] : (head?.querySelectorAll('picture > img') ?? [])) {
    if (!(image instanceof HTMLImageElement) || !isLookedAt(image) || !image.checkVisibility()) continue;
    const box = image.getBoundingClientRect();
    const over = words.filter(
      ({ element, lines }) =>
        head?.contains(element) &&
        // A button has a frame of its own.
        !element.closest('a, button') &&
        lines.some(
          ({ left, right, top, bottom }) =>
            right > box.left + 2 && left < box.right - 2 && bottom > box.top + 2 && top < box.bottom - 2,
        ),
    );
    const [first] = over;
    if (!first) continue;
    const plate = /\/media\/(?:upright-)?(.+?)-[0-9a-f]{8}/.exec(image.getAttribute('src') ?? '')?.[1] ?? '';
    const shown = subjects[plate];
    if (!shown) {
      faults.add(`over the picture of a head whose subject is not known, ${plate}: ${said(first.element)}`);
      continue;
    }
    // As `object-fit: cover` draws it: as wide or as high as its box, and cut at its focal point.
    const [wide, high] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
    const scale = Math.max(box.width / wide, box.height / high);
    const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
    const left = box.left + ((box.width - wide * scale) * x) / 100;
    const top = box.top + ((box.height - high * scale) * y) / 100;
    for (const part of shown) {
      const [fromX, fromY, toX, toY] = part.map((each) => each / 100) as [number, number, number, number];
      for (const { element, text, lines } of over)
        if (
          lines.some(
            (line) =>
              line.right > left + fromX * wide * scale &&
              line.left < left + toX * wide * scale &&
              line.bottom > top + fromY * high * scale &&
              line.top < top + toY * high * scale,
          )
        )
          faults.add(`on what the picture of a head shows: ${said(element, text)}`);
    }
  }

  // 3. Words keep away from the edge of their band where the next has another ground.
  const bands = [...main.children].filter((band) => band.checkVisibility());
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  for (const [place, band] of bands.entries()) {
    const next = bands[place + 1];
    if (!next || ground(band) === ground(next)) continue;
    const end = next.getBoundingClientRect().top;
    for (const { element, text, lines } of words)
      if (band.contains(element) && lines.some(({ bottom }) => bottom > end - 14 && bottom <= end + 1))
        faults.add(`at the edge of its band: ${said(element, text)}`);
  }

  // 4. No list in columns leaves one alone, nor do parts of one kind beside each other.
  for (const list of main.querySelectorAll('ul, ol, dl, div')) {
    if (!isLookedAt(list)) continue;
    const [one, ...others] = list.children;
    const ofOneKind = others.every(
      (each) => each.localName === one?.localName && each.classList[0] === one.classList[0],
    );
    if (list.localName === 'div' && (list.childElementCount < 3 || !ofOneKind)) continue;
    // Boxes to tick in a form are no columns to read.
    if (!list.checkVisibility() || list.closest('form') || getComputedStyle(list).display !== 'grid')
      continue;
    const boxes = [...list.children]
      .filter((child) => child.checkVisibility())
      .map((child) => child.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top / 4));
    const [first = []] = rows.values();
    const last = [...rows.values()].at(-1) ?? [];
    const wide = list.getBoundingClientRect().width;
    const [lone] = last;
    // Beside one that is as high as several it is not alone.
    const beside = boxes.some(
      (box) => box !== lone && lone && box.top < lone.bottom - 4 && box.bottom > lone.top + 4,
    );
    if (rows.size > 1 && first.length > 1 && last.length === 1 && !beside && (lone?.width ?? 0) < wide * 0.8)
      faults.add(`one alone under ${first.length}: ${said(list)}`);
  }

  // 5. An arrow stands beside the last word.
  for (const arrow of main.querySelectorAll('a > svg:last-child')) {
    if (!isLookedAt(arrow) || !arrow.checkVisibility()) continue;
    const link = arrow.parentElement as Element;
    // The arrow of a whole row or card stands at its end.
    if (!getComputedStyle(link).display.startsWith('inline')) continue;
    const lines = words.flatMap(({ element, lines: own }) => (link.contains(element) ? own : []));
    const last = lines.toSorted((a, b) => a.bottom - b.bottom || a.right - b.right).at(-1);
    const box = arrow.getBoundingClientRect();
    const gap = last && Math.max(box.left - last.right, last.left - box.right);
    if (last && box.width > 4 && lines.some(({ top }) => top < last.top - 4) && (gap ?? 0) > 28)
      faults.add(`arrow away from its words: ${said(link)}`);
  }

  // 6. A price is set in the type of prices, and nothing is bold that has no bold.
  const faces = [
    ...main.querySelectorAll('[data-price], [data-money]'),
    ...words.map(({ element }) => element),
  ];
  for (const element of new Set(faces)) {
    if (!isLookedAt(element) || !element.checkVisibility()) continue;
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const display = fontFamily.startsWith('"Bona Nova"');
    if (display && Number(fontWeight) > 400) faults.add(`bold of a face without one: ${said(element)}`);
    if (display && element.closest('[data-money]')) faults.add(`price in another face: ${said(element)}`);
  }
  // A sum within other words as well; "R40" is a road.
  const sum = /(?:^|[^\p{L}\p{N}])(?:R[ \u00a0]|[$€£]\s?)\d/u;
  // In a heading it is a word of its sentence.
  for (const { element, text } of words)
    if (
      sum.test(text) &&
      !element.closest('h1, h2, h3, h4') &&
      getComputedStyle(element).fontFamily.startsWith('"Bona Nova"')
    )
      faults.add(`price in another face: ${said(element, text)}`);

  // 7. A sum of money or a measure stands in one line, and a word is not broken but at its hyphen; in what is no sentence a figure stays with its unit
  // and a day with its month.
  const sumOrWord = String.raw`\bR[ \u00a0]\d{1,3}(?:[ \u00a0]\d{3})*|\d+[ \u00a0](?:°C|mm|km|kg|m²|%)|[\p{L}\p{N}’]+`;
  const counted = String.raw`\d[ \u00a0](?:nights?|days?|hours?|minutes?|years?|km|[KMG]B)\b`;
  const dated = String.raw`\b\d{1,2}[ \u00a0](?:January|February|March|April|May|June|July|August|September|October|November|December)`;
  const inSentence = new RegExp(sumOrWord, 'gu');
  const inLabel = new RegExp([counted, dated, sumOrWord].join('|'), 'gu');
  for (const { element, node, lines } of words) {
    const text = node.textContent ?? '';
    // Addresses of mail and of pages have no other place to break at.
    if (lines.length < 2 || /[@/]\S/.test(text)) continue;
    // Nobody reads what is a trap for machines.
    if (element.closest('[inert]')) continue;
    // A large first letter stands beside two lines.
    const initial = getComputedStyle(element, '::first-letter').float !== 'none';
    for (const found of text.matchAll(text.trim().length <= 40 ? inLabel : inSentence)) {
      if (initial && found.index === 0) continue;
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) faults.add(`broken over lines: “${found[0]}” in ${said(element)}`);
    }
  }

  // 8. Letters of the display face, which reach 0.24 below their line and 0.81 above it, do not run into those of the next.
  for (const { element, text, lines } of words) {
    const { fontFamily, fontSize, lineHeight } = getComputedStyle(element);
    if (lines.length < 2 || !fontFamily.startsWith('"Bona Nova"')) continue;
    const tops = new Set(lines.map(({ top }) => Math.round(top)));
    if (tops.size > 1 && Number.parseFloat(lineHeight) < 1.05 * Number.parseFloat(fontSize))
      faults.add(`letters of two lines run into each other: ${said(element, text)}`);
  }

  // 9. Nothing runs past the window.
  const past = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (past > 1) faults.add(`the page runs ${past} px past the window`);
  return [...faults];
}
