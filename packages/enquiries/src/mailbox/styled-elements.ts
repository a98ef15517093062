import type { Tag } from './markup-tags.ts';

/** Elements without an end. */
const neverClosed = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'area', 'base', 'col', 'wbr']);

/** The outermost element that has a style, as elements come: where it begins and where it ends. */
export class StyledElement {
  readonly #style: RegExp;
  #name = '';
  /** How many elements of its name are open in it, itself among them; 0 where none is open. */
  #open = 0;

  constructor(style: RegExp) {
    this.#style = style;
  }

  /** @returns whether it begins here */
  opens({ name, attributes }: Tag): boolean {
    if (this.#open > 0) {
      if (name === this.#name) this.#open += 1;
      return false;
    }
    if (neverClosed.has(name) || !this.#style.test(attributes.get('style') ?? '')) return false;
    this.#name = name;
    this.#open = 1;
    return true;
  }

  /** @returns whether it ends here */
  closes(name: string): boolean {
    if (this.#open === 0 || name !== this.#name) return false;
    this.#open -= 1;
    return this.#open === 0;
  }
}
