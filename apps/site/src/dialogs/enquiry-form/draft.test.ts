import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, keepDraft, readDraft } from './draft.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const draft = { values: { name: 'Naledi', accept: ['consentTrue'] }, ticket: 'first' };
const form = {
  values: { ...draft.values, locationToVisit: ['Cape Town'] },
  touched: ['name', 'accept'],
};
const keep = (kind: string) => keepDraft(kind, form, draft.ticket);

test('FRM-10 a draft is kept by kind, without what the page filled in, with the ticket it was begun with, until it is sent', () => {
  keep('telephone');
  expect(readDraft('telephone')).toEqual(draft);
  expect(readDraft('email')).toBeNull();
  clearDraft('telephone');
  expect(readDraft('telephone')).toBeNull();
});

test.each(['', '{', '7', 'null', '{"values":null}', '[]'])('a draft that reads %j is none', (text) => {
  stored.set('enquiry-draft:telephone', text);
  expect(readDraft('telephone')).toBeNull();
});

test('what is not text in a draft is left out', () => {
  stored.set('enquiry-draft:telephone', '{"values":{"name":"Naledi","tel":7,"accept":[1]},"ticket":{}}');
  expect(readDraft('telephone')).toEqual({ values: { name: 'Naledi' }, ticket: null });
});

test('a tab that stores nothing breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keep('telephone')).not.toThrow();
  expect(readDraft('telephone')).toBeNull();
  expect(() => clearDraft('telephone')).not.toThrow();
});
