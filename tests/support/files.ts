/** A small PDF with `words` in it, padded to `bytes`. */
export function pdfFile(words: string, bytes = 0): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n(${words})\nendobj\n`;
  const tail = '\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n';
  const padding = Math.max(0, bytes - head.length - tail.length);
  return Buffer.concat([
    Buffer.from(head, 'latin1'),
    Buffer.alloc(padding, 0x20),
    Buffer.from(tail, 'latin1'),
  ]);
}

/** An archive with empty entries of these names. */
export function zipFile(names: readonly string[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = Buffer.from(name, 'latin1');
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, bytes);
    entries.push(entry, bytes);
    offset += local.length + bytes.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** What Word writes, as far as its structure goes. */
export const docxFile = (): Buffer =>
  zipFile(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/styles.xml']);
