import { expect, test } from 'vitest';
import { coordinatesInWords } from './impact-project-view.tsx';

test('degrees and minutes, rounded, on the side of the globe they are on', () => {
  expect(coordinatesInWords({ latitude: -24.9, longitude: 31.4 })).toBe('24°54′S 31°24′E');
  expect(coordinatesInWords({ latitude: -24.999, longitude: 27.05 })).toBe('25°00′S 27°03′E');
  expect(coordinatesInWords({ latitude: 51.5, longitude: -0.12 })).toBe('51°30′N 0°07′W');
});
