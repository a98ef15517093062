'use client';

import { useConfig, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { type FormField, fieldPaths, fieldTab } from './opened-field.ts';

/** How long a tab that has just been opened may take to draw its fields, in milliseconds. */
const timeoutMs = 3_000;

/** Payload's ids have two underscores where a path has a dot. */
function elementOf(path: string): HTMLElement | null {
  for (const each of fieldPaths(path)) {
    const id = `field-${each.replaceAll('.', '__')}`;
    const found = document.getElementById(id) ?? document.querySelector<HTMLElement>(`label[for="${id}"]`);
    if (found) return found.closest<HTMLElement>('.field-type') ?? found;
  }
  return null;
}

function unfold(element: HTMLElement): void {
  for (let fold = element.closest('.collapsible--collapsed'); fold; ) {
    fold.querySelector<HTMLElement>('.collapsible__toggle')?.click();
    fold = fold.parentElement?.closest('.collapsible--collapsed') ?? null;
  }
}

/** Brings a field into view and the cursor into it. */
function openField(fields: readonly FormField[], path: string): void {
  const tab = fieldTab(fields, path);
  if (tab !== null) document.querySelectorAll<HTMLElement>('.tabs-field__tab-button').item(tab)?.click();
  const until = performance.now() + timeoutMs;
  const focusWhenThere = () => {
    const element = elementOf(path);
    if (!element) {
      if (performance.now() < until) requestAnimationFrame(focusWhenThere);
      return;
    }
    unfold(element);
    element.scrollIntoView({ block: 'center' });
    const inner = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button';
    (element.matches(inner) ? element : element.querySelector<HTMLElement>(inner))?.focus({
      preventScroll: true,
    });
  };
  requestAnimationFrame(focusWhenThere);
}

/** Opens a field of the form this stands beside, by its path. */
export function useFieldOpener(): (path: string) => void {
  const { collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  return (path) => {
    const config = collectionSlug ? getEntityConfig({ collectionSlug }) : null;
    openField((config?.fields ?? []) as readonly FormField[], path);
  };
}

/** Opens the field of a part that was clicked in the preview beside the form, or that the address names after `#open=`. */
export function useOpenField(): void {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { url } = useLivePreviewContext();
  const config = collectionSlug ? getEntityConfig({ collectionSlug }) : null;
  const fields = (config?.fields ?? []) as readonly FormField[];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a collection stay the same
  useEffect(() => {
    const named = /^#open=(.+)$/.exec(window.location.hash)?.[1];
    if (named) openField(fields, decodeURIComponent(named));
  }, [collectionSlug, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a collection stay the same
  useEffect(() => {
    if (typeof url !== 'string' || !URL.canParse(url)) return;
    const site = new URL(url).origin;
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== site || typeof data !== 'object' || data === null) return;
      const { type, entry, field } = data as Readonly<Record<string, unknown>>;
      if (type !== 'sundowner-open-field' || entry !== `${collectionSlug}:${id}`) return;
      if (typeof field === 'string' && field !== '') openField(fields, field);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [url, collectionSlug, id]);
}
