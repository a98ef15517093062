import { expect, test } from 'vitest';
import { fileTitle, kindOfFile } from './file-words.ts';

test('a file is called by what it was named, without its ending, and by what it is', () => {
  expect(fileTitle('River_Lodge_rates_2027.pdf')).toBe('River Lodge rates 2027');
  expect(fileTitle('Preise für Mai')).toBe('Preise für Mai');
  expect(fileTitle('.pdf')).toBe('File');
  expect(kindOfFile('application/pdf')).toBe('PDF');
  expect(kindOfFile('application/octet-stream')).toBe('file');
  expect(kindOfFile('text/csv')).toBe('csv');
});
