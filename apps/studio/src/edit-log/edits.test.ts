import { expect, test } from 'vitest';
import { editAction, editVerb } from './edits.ts';

const entry = { isFile: false, staysPublished: false };
const draft = { _status: 'draft' };
const published = { _status: 'published' };

test('what somebody did is told by the entry before and after', () => {
  expect(editAction('create', draft, undefined, entry)).toBe('created');
  expect(editAction('create', published, undefined, entry)).toBe('published');
  expect(editAction('update', published, draft, entry)).toBe('published');
  expect(editAction('update', published, published, entry)).toBe('published');
  expect(editAction('update', draft, draft, entry)).toBe('drafted');
  expect(editAction('update', draft, published, entry)).toBe('unpublished');
  expect(editAction('update', draft, published, { ...entry, staysPublished: true })).toBe('drafted');
  expect(editAction('create', {}, undefined, { ...entry, isFile: true })).toBe('uploaded');
  expect(editAction('update', {}, {}, { ...entry, isFile: true })).toBe('changed');
  expect(editAction('update', {}, {}, entry)).toBe('changed');
  expect(editAction('update', { ...draft, deletedAt: '2026-11-21' }, draft, entry)).toBe('trashed');
  expect(editAction('update', draft, { ...draft, deletedAt: '2026-11-21' }, entry)).toBe('restored');
});

test('every action has words, and an unknown one too', () => {
  expect(editVerb('unpublished')).toBe('took back');
  expect(editVerb('of another version')).toBe('changed');
});
