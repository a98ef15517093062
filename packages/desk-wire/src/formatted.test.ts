import { expect, test } from 'vitest';
import { cleanFormatted, withPictures } from './formatted.ts';

test('CNV-02/both-parts formatted words give a few safe elements, and a text that says the same', () => {
  expect(
    cleanFormatted(
      '<div>Dear Naledi,</div><p>yes: <b>two rooms</b>, <i>both</i> on <a href="https://lodges.example/river">the river</a>.</p>' +
        '<ul><li>suite 12</li><li>suite 14</li></ul><ol><li>call</li><li>pay</li></ol><p>Write to <a href="mailto:a@lodges.example">a@lodges.example</a><br>Thandi</p>',
    ),
  ).toEqual({
    html:
      '<p>Dear Naledi,</p><p>yes: <strong>two rooms</strong>, <em>both</em> on <a href="https://lodges.example/river">the river</a>.</p>' +
      '<ul><li>suite 12</li><li>suite 14</li></ul><ol><li>call</li><li>pay</li></ol><p>Write to <a href="mailto:a@lodges.example">a@lodges.example</a><br>Thandi</p>',
    text:
      'Dear Naledi,\n\nyes: two rooms, both on the river (https://lodges.example/river).\n\n- suite 12\n- suite 14\n\n1. call\n2. pay\n\n' +
      'Write to a@lodges.example\nThandi',
  });
});

test('CNV-02/safe-formatting nothing of a page, and nothing of another server, is left', () => {
  const { html, text } = cleanFormatted(
    '<p onclick="x()" style="color:red">A<script>alert(1)</script><img src="https://evil.example/x.png"><a href="javascript:x()">b</a>' +
      '<img src="draft:3" alt="The &quot;river&quot;"> &lt;c&gt; <svg><p>d</p></svg><iframe src="x">e</iframe></p>',
  );
  expect(html).toBe('<p>Ab<img src="draft:3" alt="The &quot;river&quot;"> &lt;c&gt; </p>');
  expect(text).toBe('Ab[The "river"] <c>');
  expect(withPictures(html ?? '', (place) => `cid:file-${place - 3}`)).toContain(
    '<img src="cid:file-0" alt=',
  );
  expect(withPictures(html ?? '', () => null)).toBe('<p>Ab &lt;c&gt; </p>');
});

test('CNV-02/plain words without formatting stay plain, and their fields are words', () => {
  expect(cleanFormatted('<p>Dear {first name},</p><p>yes.</p><p></p>')).toEqual({
    html: null,
    text: 'Dear {first name},\n\nyes.',
  });
  expect(cleanFormatted('Yes<br>of course')).toEqual({ html: null, text: 'Yes\nof course' });
});

test('CNV-02/linear markup that is never closed is read in a moment', () => {
  const began = performance.now();
  for (const piece of [
    '<b>',
    '<ul><li>',
    '<a href="https://a.example">x',
    '<p>',
    '</p>',
    '<div>x',
    '<',
    '&',
    ' <br> ',
  ])
    cleanFormatted(piece.repeat(10_000));
  expect(performance.now() - began).toBeLessThan(5000);
});
