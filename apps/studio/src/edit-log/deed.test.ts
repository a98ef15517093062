import { expect, test } from 'vitest';
import { deedOf, deedWords } from './edits.ts';

const entry = { isFile: false, staysPublished: false };
const draft = { _status: 'draft' };
const published = { _status: 'published' };

test('what somebody did is told by the entry before and after', () => {
  expect(deedOf('create', draft, undefined, entry)).toBe('created');
  expect(deedOf('create', published, undefined, entry)).toBe('published');
  expect(deedOf('update', published, draft, entry)).toBe('published');
  expect(deedOf('update', published, published, entry)).toBe('published');
  expect(deedOf('update', draft, draft, entry)).toBe('drafted');
  expect(deedOf('update', draft, published, entry)).toBe('unpublished');
  expect(deedOf('update', draft, published, { ...entry, staysPublished: true })).toBe('drafted');
  expect(deedOf('create', {}, undefined, { ...entry, isFile: true })).toBe('uploaded');
  expect(deedOf('update', {}, {}, { ...entry, isFile: true })).toBe('changed');
  expect(deedOf('update', {}, {}, entry)).toBe('changed');
  expect(deedOf('update', { ...draft, deletedAt: '2026-11-21' }, draft, entry)).toBe('trashed');
  expect(deedOf('update', draft, { ...draft, deletedAt: '2026-11-21' }, entry)).toBe('restored');
});

test('every deed has words, and an unknown one too', () => {
  expect(deedWords('unpublished')).toBe('took back');
  expect(deedWords('of another version')).toBe('changed');
});
