import { expect, test } from 'vitest';
import { keyAct } from './keys.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const idle = { going: false };
const open = { inField: false, on: true };

test('DSK-09/keyboard a letter does one thing, G waits for the letter that says where to', () => {
  expect(keyAct(press('e'), idle, open).act).toBe('take');
  expect(keyAct(press('R'), idle, open).act).toBe('answer');
  expect(keyAct(press('?'), idle, open).act).toBe('keys');
  expect(keyAct(press('w'), idle, open).act).toBe('begin');
  expect(keyAct(press('q'), idle, open).act).toBeNull();
  const { act, next } = keyAct(press('g'), idle, open);
  expect(act).toBeNull();
  expect(keyAct(press('m'), next, open)).toEqual({ act: 'go-mine', next: idle });
  expect(keyAct(press('e'), next, open).act).toBeNull();
});

test('DSK-09/keyboard none is heard in a field, with Ctrl, or when they are switched off', () => {
  expect(keyAct(press('e'), idle, { inField: true, on: true }).act).toBeNull();
  expect(keyAct(press('e'), idle, { inField: false, on: false }).act).toBeNull();
  expect(keyAct(press('c', { ctrlKey: true }), idle, open).act).toBeNull();
  expect(keyAct(press('c', { metaKey: true }), { going: true }, open)).toEqual({ act: null, next: idle });
});
