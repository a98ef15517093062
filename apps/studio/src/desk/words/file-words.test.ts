import { expect, test } from 'vitest';
import { fileKindWords, fileTitle, fileWords, isShownPicture, kindOfFile, sizeWords } from './file-words.ts';

test('a file is called by what it was named, without its ending, and by what it is', () => {
  expect(fileTitle('River_Lodge_rates_2027.pdf')).toBe('River Lodge rates 2027');
  expect(fileTitle('Preise für Mai')).toBe('Preise für Mai');
  expect(fileTitle('.pdf')).toBe('File');
  expect(kindOfFile('application/pdf')).toBe('PDF');
  expect(kindOfFile('application/octet-stream')).toBe('File');
  expect(kindOfFile('text/csv')).toBe('Spreadsheet');
  expect(fileKindWords('cv', 'pdf')).toBe('CV, PDF');
});

test('CNV-01/file-kinds every kind is said in words, and a name that says nothing is left out', () => {
  expect(fileWords({ name: 'diary.ics', kind: 'text/calendar', bytes: 12_000 })).toBe(
    'diary, Calendar invitation, 12 kB',
  );
  expect(fileWords({ name: 'Sam.vcf', kind: 'text/vcard; charset=utf-8', bytes: 900 })).toBe(
    'Sam, Contact, 1 kB',
  );
  expect(fileWords({ name: 'IMG 1.heic', kind: 'image/heic', bytes: 2_400_000 })).toBe('Photo, 2.4 MB');
  expect(fileWords({ name: 'winmail.dat', kind: 'application/ms-tnef', bytes: 5000 })).toBe(
    'Files in Outlook’s own wrapping, 5 kB',
  );
  expect(fileWords({ name: 'file 1', kind: 'application/x-own-kind', bytes: 0 })).toBe('File, empty');
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect(kindOfFile(word)).toBe('Word document');
});

test('CNV-01/thumbnails pictures of which there is a small copy are shown', () => {
  expect(isShownPicture('image/JPEG')).toBe(true);
  expect(isShownPicture('image/heic')).toBe(true);
  expect(isShownPicture('image/svg+xml')).toBe(false);
  expect(sizeWords(950_001)).toBe('1.0 MB');
});
