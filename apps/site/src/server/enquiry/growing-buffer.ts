/** Bytes of the first room made. */
const firstBytes = 4096;

/**
 * Bytes gathered into one place: what comes in pieces of a byte each takes no more memory than what comes at once, and never twice
 * the bytes there are (but for the first room).
 */
export class GrowingBuffer {
  #room = Buffer.alloc(0);
  #length = 0;

  /** Bytes gathered. */
  get length(): number {
    return this.#length;
  }

  /** Bytes of memory taken. */
  get room(): number {
    return this.#room.byteLength;
  }

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.byteLength;
    if (length > this.#room.byteLength) {
      const larger = Buffer.alloc(Math.max(length, 2 * this.#room.byteLength, firstBytes));
      this.#room.copy(larger, 0, 0, this.#length);
      this.#room = larger;
    }
    this.#room.set(chunk, this.#length);
    this.#length = length;
  }

  /** All that was gathered; a view, not a copy. */
  whole(): Buffer {
    return this.#room.subarray(0, this.#length);
  }
}
