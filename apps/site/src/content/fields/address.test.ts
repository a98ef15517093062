import { expect, test } from 'vitest';
import { pathOnOurHost, toHref, withProtocol } from './address.ts';

test('GEN-04/protocol-relative a protocol-relative address gets https', () => {
  expect(withProtocol('//images.example.com/a.webp')).toBe('https://images.example.com/a.webp');
  expect(withProtocol('/media/a.webp')).toBe('/media/a.webp');
  expect(withProtocol('http://images.example.com/a.webp')).toBe('http://images.example.com/a.webp');
});

test.each([
  ['/contact-us', '/contact-us'],
  ['#stories', '#stories'],
  ['https://www.example.com/contact-us?a=b#c', '/contact-us?a=b#c'],
  ['//www.instagram.com/more', 'https://www.instagram.com/more'],
  ['https://www.instagram.com/more', 'https://www.instagram.com/more'],
  ['mailto:concierge@example.com', 'mailto:concierge@example.com'],
  ['tel:+27000000000', 'tel:+27000000000'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/\\evil.example', null],
  ['contact-us', null],
  ['', null],
])('a link to %s becomes %s', (address, href) => {
  expect(toHref(address, 'https://www.example.com')).toBe(href);
});

test.each([
  ['/lionsands', '/lionsands'],
  ['/lionsands?name=Jane#x', '/lionsands'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['/a/../b', '/'],
  ['/<script>', '/'],
  [`/${'a'.repeat(300)}`, '/'],
  ['', '/'],
  [null, '/'],
])('a visitor from %s came from %s', (from, path) => {
  expect(pathOnOurHost(from)).toBe(path);
});
