import { expect, test } from 'vitest';
import { type Upload, uploadsUnderWay } from './posts-under-way.ts';

const begun = (upload: Upload | string): Upload => {
  if (typeof upload === 'string') throw new Error(upload);
  return upload;
};

test('KEEP-01/uploads one address has so many under way, and another when one of them ends', () => {
  const uploads = uploadsUnderWay({ perClient: 2, bytes: 100 });
  const first = begun(uploads.begin('a'));
  begun(uploads.begin('a'));
  expect(uploads.begin('a')).toBe('too-many');
  begun(uploads.begin('b'));
  first.end();
  first.end();
  begun(uploads.begin('a'));
  expect(uploads.begin('a')).toBe('too-many');
});

test('KEEP-01/uploads all of them together hold so many bytes, and what ended gives its own back', () => {
  const uploads = uploadsUnderWay({ perClient: 9, bytes: 100 });
  const [first, second] = [begun(uploads.begin('a')), begun(uploads.begin('b'))];
  expect([first.hold(60), second.hold(40), second.hold(1)]).toEqual([true, true, false]);
  expect(uploads.begin('c')).toBe('no-room');
  first.end();
  expect(begun(uploads.begin('c')).hold(60)).toBe(true);
});
