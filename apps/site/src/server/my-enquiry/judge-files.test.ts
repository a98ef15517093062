import { expect, test } from 'vitest';
import { judgeOwnFiles } from './judge-files.ts';

const file = (fileName: string, content: Uint8Array) => ({ field: 'files', fileName, kind: null, content });
const long = (head: string) => Buffer.from(head.padEnd(64, ' '), 'latin1');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and more of it', 'latin1');
const series = Buffer.from('\0\0\0\x14ftypmsf1\0\0\0\0hevc and more of it', 'latin1');

test('CNV-10/telephone-pictures pictures of every telephone are taken by their content, whatever they are called', () => {
  const judged = judgeOwnFiles([
    file('IMG_0042.HEIC', heic),
    file('IMG_0043.jpg', series),
    file('one.avif', Buffer.from('\0\0\0\x14ftypmif1\0\0\0\0avif and more of it', 'latin1')),
    file('two.png', long('\x89PNG\r\n\x1a\n')),
  ]);
  expect(judged.faults).toEqual([]);
  expect(judged.files.map(({ kind }) => kind)).toEqual([
    'image/heic',
    'image/heic',
    'image/avif',
    'image/png',
  ]);
});

test('CNV-10/telephone-pictures a picture that is not taken is called by its name, with what to send instead', () => {
  const { faults } = judgeOwnFiles([
    file('DSC_1.DNG', long('II*\0')),
    file('scan.tif', long('MM\0*')),
    file('old.bmp', long('BM6')),
    file('run.exe', long('MZ')),
    file('nothing.png', Buffer.alloc(0)),
  ]);
  expect(faults).toEqual([
    'DSC_1.DNG is a TIFF or a camera’s raw picture (DNG), which cannot be sent; send it as a JPEG',
    'scan.tif is a TIFF or a camera’s raw picture (DNG), which cannot be sent; send it as a JPEG',
    'old.bmp is a BMP picture, which cannot be sent; send it as a JPEG',
    'run.exe is none of what can be sent: PDF, pictures, Word',
    'nothing.png is empty',
  ]);
});
