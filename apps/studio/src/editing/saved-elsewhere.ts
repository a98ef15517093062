/** Tells the other windows of this browser that an entry was saved, and hears it of them. */
export class SavedElsewhere {
  readonly #address: string;
  readonly #channel = new BroadcastChannel('sundowner-saved-entries');

  /**
   * @param address of the entry this window has open, `/api/blog/12`
   * @param onSaved called when another window has saved it
   */
  constructor(address: string, onSaved: () => void) {
    this.#address = address;
    // A channel is not heard by the object that speaks on it.
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === address) onSaved();
    };
  }

  /** This window has saved an entry; only its own is told of. */
  saved(address: string): void {
    if (address === this.#address) this.#channel.postMessage(address);
  }

  close(): void {
    this.#channel.close();
  }
}
