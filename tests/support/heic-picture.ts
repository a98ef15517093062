/**
 * A HEIC picture without an encoder: one block of 32 x 32 whose samples stand in it as they are (H.265, 7.3.8.7 `pcm_sample`), in the
 * boxes of HEIF (ISO/IEC 23008-12). It is as small as a picture can be, and decoders treat it like a telephone's.
 */

const side = 32;

/** Bits, the first one highest. */
class Bits {
  readonly #bits: number[] = [];

  write(value: number, count: number): this {
    for (let at = count - 1; at >= 0; at -= 1) this.#bits.push((value >> at) & 1);
    return this;
  }

  /** Exponential Golomb code (9.2). */
  ue(value: number): this {
    const length = (value + 1).toString(2).length;
    return this.write(0, length - 1).write(value + 1, length);
  }

  bytes(values: Uint8Array): this {
    for (const value of values) this.write(value, 8);
    return this;
  }

  align(): this {
    while (this.#bits.length % 8 !== 0) this.#bits.push(0);
    return this;
  }

  /** The bytes of a NAL unit: ended by a one, and without three bytes that would begin another (7.4.2). */
  nal(type: number, { ended = false } = {}): Buffer {
    if (!ended) this.write(1, 1);
    this.align();
    const raw = Array.from({ length: this.#bits.length / 8 }, (_, at) =>
      this.#bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
    );
    const safe: number[] = [];
    for (const byte of raw) {
      if (byte <= 3 && safe.at(-1) === 0 && safe.at(-2) === 0) safe.push(3);
      safe.push(byte);
    }
    return Buffer.from([type << 1, 1, ...safe]);
  }
}

/** Main still picture profile, level 1 (7.3.3): eleven bytes of it stand in the boxes as well. */
const profile = Buffer.from([0x03, 0x10, 0, 0, 0, 0xb0, 0, 0, 0, 0, 0, 30]);

function parameterSets(): readonly [vps: Buffer, sps: Buffer, pps: Buffer] {
  const vps = new Bits().write(0, 4).write(3, 2).write(0, 6).write(0, 3).write(1, 1).write(0xffff, 16);
  vps.bytes(profile).write(1, 1).ue(0).ue(0).ue(0).write(0, 6).ue(0).write(0, 1).write(0, 1);
  const sps = new Bits().write(0, 4).write(0, 3).write(1, 1).bytes(profile).ue(0).ue(1).ue(side).ue(side);
  // No cropping, eight bits, one picture, blocks of 32, transforms of 4 to 32.
  sps.write(0, 1).ue(0).ue(0).ue(0).write(1, 1).ue(0).ue(0).ue(0).ue(2).ue(0).ue(0).ue(3).ue(0).ue(0);
  // No lists, no asymmetric parts, no offsets; samples as they are, eight bits, in blocks of 32, unfiltered.
  sps.write(0, 1).write(0, 1).write(0, 1).write(1, 1).write(7, 4).write(7, 4).ue(2).ue(0).write(1, 1);
  sps.ue(0).write(0, 1).write(0, 1).write(0, 1).write(0, 1).write(0, 1);
  const pps = new Bits().ue(0).ue(0).write(0, 2).write(0, 3).write(0, 2).ue(0).ue(0).write(1, 1).write(0, 2);
  pps.write(0, 1).ue(0).ue(0).write(0, 1).write(0, 2).write(0, 1).write(0, 2).write(0, 1);
  // Deblocking is controlled, and off.
  pps.write(1, 1).write(0, 1).write(1, 1).write(0, 1).write(0, 1).ue(0).write(0, 1).write(0, 1);
  return [vps.nal(32), sps.nal(33), pps.nal(34)];
}

/** What the arithmetic coder ends in after its range (9.3.4): of 510 on, with `low` as it has come to be. */
function flushed(bits: Bits, low: number): void {
  // Seven shifts bring the range of two back to 256; nothing was put out before but the first bit, which is left out.
  let rest = low;
  let first = true;
  let outstanding = 0;
  const put = (bit: number) => {
    if (first) first = false;
    else bits.write(bit, 1);
    for (; outstanding > 0; outstanding -= 1) bits.write(1 - bit, 1);
  };
  for (let shift = 0; shift < 7; shift += 1) {
    if (rest < 256) put(0);
    else if (rest >= 512) {
      rest -= 512;
      put(1);
    } else {
      rest -= 256;
      outstanding += 1;
    }
    rest *= 2;
  }
  put((rest >> 9) & 1);
  bits.write(((rest >> 7) & 3) | 1, 2);
}

function slice(luma: number, blue: number, red: number): Buffer {
  const bits = new Bits().write(1, 1).write(0, 1).ue(0).ue(2);
  // slice_qp_delta of nought, then the alignment of the head.
  bits.write(1, 1).write(1, 1).align();
  // part_mode is the likelier bin of a fresh context: the range goes from 510 to 270. pcm_flag ends the coder: 268 are added.
  flushed(bits, 268);
  bits.align();
  bits.bytes(new Uint8Array(side * side).fill(luma));
  bits.bytes(new Uint8Array((side * side) / 4).fill(blue)).bytes(new Uint8Array((side * side) / 4).fill(red));
  // The end of the slice, of a fresh coder.
  flushed(bits, 508);
  return bits.nal(19, { ended: true });
}

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(name, 'latin1'), content]);
}

const full = (name: string, version: number, ...parts: readonly Buffer[]) =>
  box(name, u32(version << 24), ...parts);

/** @param colour of its samples, as Y, Cb and Cr */
export function heicPicture([luma, blue, red]: readonly [number, number, number] = [128, 128, 128]): Buffer {
  const arrays = parameterSets().map((nal, place) =>
    Buffer.concat([Buffer.from([0x80 | (32 + place)]), u16(1), u16(nal.length), nal]),
  );
  const configuration = box(
    'hvcC',
    Buffer.from([1]),
    profile,
    Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, arrays.length]),
    ...arrays,
  );
  const coded = slice(luma, blue, red);
  const sample = Buffer.concat([u32(coded.length), coded]);
  const properties = box(
    'iprp',
    box('ipco', configuration, full('ispe', 0, u32(side), u32(side))),
    full('ipma', 0, u32(1), u16(1), Buffer.from([2, 0x81, 2])),
  );
  const head = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const meta = (offset: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict', 'latin1'), Buffer.alloc(13)),
      full('pitm', 0, u16(1)),
      full(
        'iloc',
        0,
        Buffer.from([0x44, 0]),
        u16(1),
        u16(1),
        u16(0),
        u16(1),
        u32(offset),
        u32(sample.length),
      ),
      full('iinf', 0, u16(1), full('infe', 2, u16(1), u16(0), Buffer.from('hvc1\0', 'latin1'))),
      properties,
    );
  const offset = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(offset), box('mdat', sample)]);
}
