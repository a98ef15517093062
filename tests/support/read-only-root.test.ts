import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { canMount, startReadOnly } from './read-only-root.ts';

test.skipIf(!canMount())(
  'CLU-08/container-start a read-only root takes no write in the product’s folder, and those of data and of /tmp do (needs leave to mount)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sundowner read-only '));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [data, temporary] = [join(folder, 'the data'), join(folder, 'the tmp')];
    for (const each of [data, temporary]) mkdirSync(each);
    const written = ['$PRODUCT', '$PRODUCT/docs', '/', '$DATA', '$TMPDIR'];
    const child = startReadOnly(
      { writable: [data], temporary, env: { PATH: process.env.PATH, DATA: data } as never },
      'sh',
      [
        '-c',
        `for folder in ${written.map((each) => `"${each}"`).join(' ')}; do
          if touch "$folder/written" 2> /dev/null; then echo yes; else echo no; fi
        done`,
      ],
    );
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(said.trim().split('\n')).toEqual(['no', 'no', 'no', 'yes', 'yes']);
    expect(readFileSync(join(data, 'written'), 'utf8')).toBe('');
    // In memory, and gone with it.
    expect(existsSync(join(temporary, 'written'))).toBe(false);
    for (const name of ['.probe', 'written']) expect(existsSync(join(root, name))).toBe(false);
  },
);
