/** Something to wait at that somebody else can end early. A signal sent while nobody waits ends the next wait at once. */
export class WakeSignal {
  #sent = false;
  #wake: (() => void) | null = null;

  send(): void {
    this.#sent = true;
    this.#wake?.();
  }

  /** Resolves after `milliseconds`, or at the next signal. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#sent) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = null;
    this.#sent = false;
  }
}
