import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../../ui/samples/sample-pictures.ts';
import { Night } from './night.tsx';

const plate = { ...samples.dusk, caption: 'The last light', coordinates: null };
const hour = (time: string, picture: typeof plate | null = null) => ({
  time,
  title: `At ${time}`,
  text: 'Something happens.',
  sound: '',
  picture,
});

test('the first hour after midnight without a plate shows the stars, once', () => {
  const html = renderToStaticMarkup(
    <Night hours={[hour('22:00'), hour('01:40'), hour('02:30'), hour('06:00')]} />,
  );
  expect(html.match(/star trails/g)).toHaveLength(1);
  expect(html.indexOf('star trails')).toBeGreaterThan(html.indexOf('At 01:40'));
  expect(html.indexOf('star trails')).toBeLessThan(html.indexOf('At 02:30'));
});

test('a plate keeps its caption, and a night without hours is not drawn', () => {
  expect(renderToStaticMarkup(<Night hours={[hour('01:40', plate)]} />)).toContain('The last light');
  expect(renderToStaticMarkup(<Night hours={[hour('01:40', plate)]} />)).not.toContain('star trails');
  expect(renderToStaticMarkup(<Night hours={[]} />)).toBe('');
});
