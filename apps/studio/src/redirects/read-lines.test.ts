import { expect, test } from 'vitest';
import { readRedirectLines } from './import-endpoint.ts';

test('RT-17/import lines are read whatever stands between the addresses', () => {
  const text = [
    'From,To,Note',
    '/old,/new,Moved in 2024',
    '"/quoted";"/place"',
    '/tab\t/target',
    '',
    '# a comment',
    '/arrow -> https://example.com/x',
    '/spaces   /somewhere',
    '/alone',
  ].join('\r\n');
  expect(readRedirectLines(text)).toEqual([
    { line: 2, from: '/old', to: '/new', note: 'Moved in 2024' },
    { line: 3, from: '/quoted', to: '/place', note: '' },
    { line: 4, from: '/tab', to: '/target', note: '' },
    { line: 7, from: '/arrow', to: 'https://example.com/x', note: '' },
    { line: 8, from: '/spaces', to: '/somewhere', note: '' },
    { line: 9, from: '/alone', to: '', note: '' },
  ]);
});
