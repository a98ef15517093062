import type { Page } from '@playwright/test';
import { expect, test } from './own-product.ts';
import { makeAccount, signIn } from './studio-accounts.ts';
import { expectAccessible, leave, reload, visitStudio } from './studio-visit.ts';

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

/** How the words for search engines are counted and shown while they are written. */
async function writeForSearchEngines(page: Page): Promise<void> {
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
  await expect(preview.locator('.meta-result')).toContainText(
    /made possible by a family of remarkable people/,
  );
  await expect(preview.locator('.meta-crumbs').first()).toContainText('blog › a-walk-before-dawn');
  await expect(preview.locator('img')).toBeVisible();
  await expectAccessible(page, '.meta-preview');
  await title.fill('');
  await expect(preview.locator('.meta-result .meta-title')).toHaveText(/\S/);
}

/** Pastes another page's HTML where the story is written. */
async function paste(page: Page, html: string): Promise<void> {
  const words = page.locator('[contenteditable="true"]').first();
  await words.click();
  await words.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await expect(words.getByText('Quoted')).toBeVisible();
}

/** The formats the site draws, the words of the paste and nothing that could run. */
function expectOnlyWhatTheSiteDraws(nodes: readonly Node[]): void {
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
}

test('CNT-02/story CNT-03/foreign-html a new story saves itself, has its address from its title, keeps of a paste what the site draws, and shows how it will be found', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const { image } = await editor.entry('blog');
  await studio.open('/collections/blog/create');
  await page.getByLabel('Title').first().fill('A walk before dawn');
  await expect(page.locator('#field-slug')).toHaveValue('a-walk-before-dawn');
  await page.waitForURL(/collections\/blog\/\d+/);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const saved = async () => {
    const { body } = await editor.draft('blog', id);
    return all((body as { root?: Node } | null)?.root ?? { type: 'root' });
  };
  await expect(page.getByText(/Last saved/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'On the site' })).toContainText('/blog/a-walk-before-dawn');
  await paste(page, foreign);
  await expect.poll(async () => (await saved()).some(({ text }) => text?.includes('Quoted'))).toBe(true);
  expectOnlyWhatTheSiteDraws(await saved());

  await editor.save('blog', id, { image });
  await reload(page);
  await expect(page.getByLabel('Title').first()).toHaveValue('A walk before dawn');
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  await writeForSearchEngines(page);
  await leave(page);
  await editor.remove('blog', id);
});
