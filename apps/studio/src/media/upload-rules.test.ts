import { describe, expect, test } from 'vitest';
import { storedName } from './upload-rules.ts';

const bytes = new TextEncoder().encode('a plate');

describe('the name a picture is stored under', () => {
  test('is the editor’s own in plain letters, with the hash of its bytes', () => {
    expect(storedName('Café à l’aube (2).JPEG', bytes, 'jpg')).toMatch(/^cafe-a-l-aube-2-[0-9a-f]{8}\.jpg$/);
    expect(storedName('a.png', bytes, 'png')).toBe(storedName('a.png', new Uint8Array(bytes), 'png'));
    expect(storedName('a.png', bytes, 'png')).not.toBe(storedName('a.png', bytes.slice(1), 'png'));
  });

  test('exists for a name without a usable letter and leads out of no folder', () => {
    expect(storedName('../../лев.png', bytes, 'png')).toMatch(/^picture-[0-9a-f]{8}\.png$/);
    expect(storedName('x'.repeat(300), bytes, 'webp').length).toBeLessThan(80);
  });

  test('its hash always holds a letter, so that Payload does not count it upwards', () => {
    for (let at = 0; at < 500; at += 1) {
      const hash = storedName('a', new TextEncoder().encode(String(at)), 'png').slice(2, 10);
      expect(hash).toMatch(/[a-f]/);
    }
  });
});
