/** An element of a small XML document: enough to judge feeds and sitemaps by their rules. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  readonly text: string;
}

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlNode[];
  text: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

function plain(text: string): string {
  if (/[<]|&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`not escaped: ${text.slice(0, 60)}`);
  return text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity);
}

function attributesOf(source: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of source.matchAll(/([\w:-]+)="([^"]*)"/g)) found[name] = plain(value);
  return found;
}

/** @throws Error when it is not well-formed */
export function parseXml(source: string): XmlNode {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const stack: Open[] = [root];
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '');
  if (body === source) throw new Error('no declaration');
  for (const [, close, name, attributes = '', empty, text] of body.matchAll(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    const top = stack.at(-1);
    if (!top) throw new Error('more closed than opened');
    if (text !== undefined) top.text += plain(text);
    else if (close) {
      if (top.name !== name) throw new Error(`${name} closes ${top.name}`);
      stack.pop();
    } else {
      const node: Open = { name: name ?? '', attributes: attributesOf(attributes), children: [], text: '' };
      top.children.push(node);
      if (!empty) stack.push(node);
    }
  }
  const [only] = root.children;
  if (stack.length !== 1 || !only || root.children.length !== 1) throw new Error('not one whole document');
  return only;
}

/** The texts of an element's children of a name. */
export const textsOf = (node: XmlNode, name: string): string[] =>
  node.children.filter((child) => child.name === name).map(({ text }) => text.trim());
