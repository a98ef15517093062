/** Something to wait at that somebody else can end early. A nudge given while nobody waits ends the next wait at once. */
export class WakeSignal {
  #given = false;
  #wake: (() => void) | null = null;

  send(): void {
    this.#given = true;
    this.#wake?.();
  }

  /** Resolves after `milliseconds`, or at the next nudge. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#given) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = null;
    this.#given = false;
  }
}
