import { expect, type Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import type { Product } from '../support/product.ts';
import { makeAccount, password } from './studio-accounts.ts';

export interface StudioVisit {
  readonly email: string;
  /** Opens a page of the admin by its path after `/admin`. */
  open(path: string): Promise<void>;
  /** The studio's REST API with the page's own session. */
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Answer }>;
}

interface Answer {
  readonly doc: Record<string, unknown> & { id: number };
  readonly docs: (Record<string, unknown> & { id: number })[];
  readonly [field: string]: unknown;
}

/** Signs an account of a role in through the login page. */
export async function visitStudio(
  page: Page,
  product: Product,
  role: 'admin' | 'editor' | 'concierge',
): Promise<StudioVisit> {
  const email = await makeAccount(product, role);
  await page.goto(`${product.studioUrl}/admin/login`);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  return {
    email,
    open: async (path) => {
      await page.goto(`${product.studioUrl}/admin${path}`);
    },
    ask: (method, path, body) =>
      page.evaluate(
        async ([verb, address, data]) => {
          const response = await fetch(`/api/${address}`, {
            method: verb,
            ...(data === null ? {} : { headers: { 'content-type': 'application/json' }, body: data }),
          });
          return { status: response.status, body: await response.json() };
        },
        // A form that another test has just left may still hold the entry; this person takes it over.
        [
          method,
          method === 'GET' ? path : `${path}${path.includes('?') ? '&' : '?'}overrideLock=true`,
          body === undefined ? null : JSON.stringify(body),
        ] as const,
      ) as Promise<{ status: number; body: Answer }>,
  };
}

/** Holds a part of a page to axe's rules. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await axeFor(page).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
