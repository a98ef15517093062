import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, prepareTemplate } from './fill-template.ts';

test('text is escaped whatever it is, in elements and in attributes', () => {
  const fill = prepareTemplate('<a title="{{value}}">{{value}}</a>');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const escaped = escapeHtml(value);
      expect(fill({ value })).toBe(`<a title="${escaped}">${escaped}</a>`);
      expect(escaped).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
    }),
  );
}, 60_000);

test('a value is never read as a template', () => {
  expect(prepareTemplate('{{a}}')({ a: '{{b}}{{#a}}', b: 'secret' })).toBe('{{b}}{{#a}}');
});

test('blocks repeat for lists, show for objects, and hide for nothing', () => {
  const fill = prepareTemplate(
    '{{#rows}}[{{label}} {{outer}}]{{/rows}}{{#one}}({{label}}){{/one}}{{#none}}!{{/none}}',
  );
  const rows = [{ label: 'a' }, { label: 'b' }];
  expect(fill({ rows, one: { label: 'c' }, none: null, outer: 'o' })).toBe('[a o][b o](c)');
  expect(fill({ rows: [], one: null, none: false, outer: 'o' })).toBe('');
});

test('a template and its data must agree', () => {
  expect(() => prepareTemplate('{{name}}')({})).toThrow('"name", which it was not given');
  expect(() => prepareTemplate('{{name}}')({ name: null })).toThrow('not text');
  expect(() => prepareTemplate('{{#a}}')).toThrow('never closes "a"');
  expect(() => prepareTemplate('{{#a}}{{/b}}')).toThrow('closes "b"');
});
