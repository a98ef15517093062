import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { currentCollection, withCollection } from '../../content/places/collection-scope.ts';
import { EnquireBand } from './enquire-band.tsx';

test('every way to ask knows the page it was asked on, and the e-mail form its lodge', () => {
  const html = renderToStaticMarkup(<EnquireBand path="/lionsands/river-lodge" picture={null} />);
  const lodge = '&amp;likeToVisitTheseLodges=River+Lodge';
  for (const [dialog, asked] of [
    ['email', lodge],
    ['telephone', ''],
    ['book', ''],
    ['360-tours', ''],
  ]) {
    expect(html).toContain(`href="/enquire/${dialog}?from=/lionsands/river-lodge${asked}"`);
    expect(html).toContain(`data-dialog="${dialog}"`);
  }
});

test('a page about a celebration opens that form, and one without tours offers none', () => {
  const html = renderToStaticMarkup(
    <EnquireBand path="/experiences" picture={null} form="celebration" tours={false} />,
  );
  expect(html).toContain('/enquire/celebration?from=/experiences');
  expect(html).not.toContain('360');
});

test('before there is a tour to take or a place to book, neither is offered', () => {
  const collection = { ...currentCollection(), cards: [], absentPages: ['/enquire/360-tours'] as const };
  const html = withCollection({ collection, read: true }, () =>
    renderToStaticMarkup(<EnquireBand path="/lionsands" picture={null} />),
  );
  for (const dialog of ['book', '360-tours']) expect(html).not.toContain(dialog);
  expect(html).toContain('/enquire/email');
});
