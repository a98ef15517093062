import { expect, test } from './fixtures.ts';
import { expectAccessible, visitStudio } from './studio-visit.ts';

test('CNT-02/story the words for search engines are counted and shown as a result and a shared link while they are written', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const stories = await studio.ask('GET', 'blog?limit=1&depth=0');
  const story = stories.body.docs[0];
  if (!story) throw new Error('The collection has no story.');
  await studio.open(`/collections/blog/${story.id}`);
  const part = page.locator('.collapsible', { hasText: 'Search engines and sharing' }).last();
  await part.locator('.collapsible__toggle').first().click();
  const preview = part.getByRole('region', { name: 'How it will look' });
  const title = part.getByLabel('Title', { exact: true });
  await title.fill('Owls');
  await expect(part.getByText('4 of about 60 characters. There is room to say more.')).toBeVisible();
  await title.fill('What you hear at night from a treehouse, told hour by hour by a guide');
  await expect(part.getByText('69 of about 60 characters. Search engines will cut it.')).toBeVisible();
  await expect(preview.locator('.meta-result .meta-title')).toHaveText(
    'What you hear at night from a treehouse, told hour by hour …',
  );
  await expect(preview.locator('.meta-card .meta-title')).toHaveText(
    'What you hear at night from a treehouse, told hour by hour by a guide',
  );
  await part.getByLabel('Description').fill('');
  await expect(preview.locator('.meta-result')).toContainText(/kept by people who know them by heart/);
  await expect(preview.locator('.meta-crumbs').first()).toContainText(`blog › ${String(story.slug)}`);
  await expect(preview.locator('img')).toBeVisible();
  await expectAccessible(page, '.meta-preview');
  await title.fill('');
  await expect(preview.locator('.meta-result .meta-title')).toHaveText(/\S/);
});

const foreign = `
  <h1 style="color: red">A large heading</h1>
  <p align="center">Plain, <b>bold</b>, <u>underlined</u>, <s>struck</s> and <code>code</code>
     with a <a href="https://example.com/reserve">link</a>.</p>
  <table><tr><td>One cell</td><td>Another</td></tr></table>
  <ul><li>First</li></ul><blockquote>Quoted</blockquote>
  <pre>Verbatim</pre><hr><iframe src="https://example.com"></iframe><script>alert(1)</script>
  <p><a href="javascript:alert(1)">Not a link</a></p>`;

interface Node {
  readonly type: string;
  readonly tag?: string;
  readonly format?: number | string;
  readonly style?: string;
  readonly text?: string;
  readonly children?: readonly Node[];
}

const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];

test('CNT-03/foreign-html what is pasted from another page keeps its words and only the formats the site draws', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const stories = await studio.ask('GET', 'blog?limit=1&depth=0');
  const source = stories.body.docs[0];
  if (!source) throw new Error('The collection has no story.');
  const made = await studio.ask('POST', 'blog?draft=true', {
    title: 'Pasted',
    slug: `pasted-${Date.now()}`,
    _status: 'draft',
  });
  const { id } = made.body.doc;
  await studio.open(`/collections/blog/${id}`);
  const editor = page.locator('[contenteditable="true"]').first();
  await editor.click();
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, foreign);
  await expect(editor.getByText('Quoted')).toBeVisible();
  const saved = async () => {
    const { body } = await studio.ask('GET', `blog/${id}?draft=true&depth=0`);
    return all((body.body as { root?: Node } | null)?.root ?? { type: 'root' });
  };
  await expect.poll(async () => (await saved()).some(({ text }) => text?.includes('Quoted'))).toBe(true);
  const nodes = await saved();
  const types = new Set(nodes.map(({ type }) => type));
  for (const type of types)
    expect([
      'root',
      'paragraph',
      'heading',
      'quote',
      'list',
      'listitem',
      'link',
      'text',
      'linebreak',
    ]).toContain(type);
  expect(types.has('heading') && types.has('list') && types.has('quote') && types.has('link')).toBe(true);
  for (const node of nodes.filter(({ type }) => type === 'text')) {
    expect([0, 1, 2, 3], node.text).toContain(node.format);
    expect(node.style ?? '').toBe('');
  }
  // A first heading is the page's own.
  for (const { tag } of nodes.filter(({ type }) => type === 'heading'))
    expect(['h2', 'h3', 'h4']).toContain(tag);
  const words = nodes.map(({ text }) => text ?? '').join(' ');
  for (const kept of ['A large heading', 'underlined', 'struck', 'One cell', 'Another', 'First', 'Verbatim'])
    expect(words).toContain(kept);
  expect(words).not.toContain('alert');
  expect(JSON.stringify(nodes)).not.toContain('javascript:');
});
