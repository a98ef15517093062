/** Plain text as it comes: spaces and line breaks wait until words follow. */
export class PlainPieces {
  readonly pieces: string[] = [];
  #breaks = 0;
  #space = false;
  #atStart = true;

  /** At least so many breaks before what follows. */
  endLine(breaks: number): void {
    this.#breaks = Math.max(this.#breaks, breaks);
  }

  breakLine(): void {
    this.#breaks += 1;
  }

  words(text: string): void {
    const plain = text.trim();
    if (plain === '') {
      this.#space = true;
      return;
    }
    if (/^\s/.test(text)) this.#space = true;
    this.mark(plain);
    this.#space = /\s$/.test(text.slice(-1));
    this.#atStart = false;
  }

  /** What stands there as it is: the beginning of a line of a list. */
  mark(text: string): void {
    if (this.#breaks > 0) {
      if (this.pieces.length > 0) this.pieces.push('\n'.repeat(Math.min(this.#breaks, 3)));
      this.#atStart = true;
    } else if (this.#space && !this.#atStart) this.pieces.push(' ');
    this.#breaks = 0;
    this.#space = false;
    this.pieces.push(text);
  }
}
