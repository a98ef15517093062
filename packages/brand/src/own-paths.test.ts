import { expect, test } from 'vitest';
import { enquiryRecords } from './kinds/enquiry-kinds.ts';
import { isServerPath, ownRoots, serverPaths } from './own-paths.ts';

const roots = ownRoots({ slug: 'acme' });

test('no property takes a first word that the server, a page or the studio answers', () => {
  for (const word of [
    'health',
    'ready',
    'consent',
    'currency',
    'enquiry',
    'media',
    'admin',
    'api',
    '404',
    'rates',
  ])
    expect(roots, word).toContain(word);
  expect(roots).toContain('acme-tv');
  for (const word of ['the-delta', 'healthy', '']) expect(roots, word).not.toContain(word);
});

test('a path the server answers is known, with a slash at its end too, and none that only begins alike', () => {
  for (const path of ['/health', '/health/', '/ready', '/media/old.pdf', '/enquiry/ticket', '/media/*'])
    expect(isServerPath(path), path).toBe(true);
  for (const path of ['/healthy', '/health*', '/media', '/media-kit', '/', '/consent/old'])
    expect(isServerPath(path), path).toBe(false);
});

test('every form is posted below the path the server takes forms at', () => {
  for (const { endpoint } of enquiryRecords) expect(endpoint.startsWith(serverPaths.enquiry)).toBe(true);
});
