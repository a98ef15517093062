'use client';

import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { type Collection, pageKey, shownOnPath } from '@sundowner/brand';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useId, useMemo, useState } from 'react';
import { lengthRules, shortenText } from './length.ts';
import './meta.css';

export interface MetaPreviewProps {
  /** Origin of the site. */
  readonly siteUrl: string;
  /** What stands where a page has no title of its own. */
  readonly fallbackTitle: string;
  readonly fallbackDescription: string;
  readonly siteName: string;
}

const words = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The address of a stored picture, read once for each id. */
function usePicture(id: unknown): string | null {
  const { config } = useConfig();
  const { api } = config.routes;
  const [found, setFound] = useState<{ readonly id: unknown; readonly src: string | null } | null>(null);
  useEffect(() => {
    if (typeof id !== 'number' && typeof id !== 'string') return;
    const ended = new AbortController();
    fetch(`${api}/media/${id}?depth=0`, { credentials: 'include', signal: ended.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then((media: { url?: string; sizes?: { webp960?: { url?: string | null } } } | null) =>
        setFound({ id, src: media?.sizes?.webp960?.url ?? media?.url ?? null }),
      )
      // Without the picture the rest of the preview stands.
      .catch(() => undefined);
    return () => ended.abort();
  }, [id, api]);
  return found?.id === id ? (found?.src ?? null) : null;
}

/** The collection with its drafts, read once: addresses below a property are made of it. */
function useCollection(): Collection | null {
  const { config } = useConfig();
  const { api } = config.routes;
  const [collection, setCollection] = useState<Collection | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    fetch(`${api}/collection-record`, { credentials: 'include', signal: ended.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Collection>) : null))
      .then(setCollection)
      // Without it the preview stands under the root of the site.
      .catch(() => undefined);
    return () => ended.abort();
  }, [api]);
  return collection;
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** The page as a search result and as a shared link, while it is being written. */
export function MetaPreviewIsland({
  siteUrl,
  siteName,
  fallbackTitle,
  fallbackDescription,
}: MetaPreviewProps) {
  const [fields] = useAllFormFields();
  const { collectionSlug = '' } = useDocumentInfo();
  const data = useMemo(() => reduceFieldsToValues(fields, true) as Record<string, unknown>, [fields]);
  const id = useId();
  const collection = useCollection();
  const path = (collection && shownOnPath(collectionSlug, data, collection)) ?? '/';
  const own = words(data.metaTitle) || (collectionSlug === 'blog' ? words(data.title) : '');
  const title = own || fallbackTitle;
  const description = words(data.metaDescription) || fallbackDescription;
  const picture = usePicture(idOf(data.metaImage) ?? idOf(data.image));
  const host = new URL(siteUrl).host;
  const crumbs = [host, ...path.split('/').filter(Boolean)].join(' › ');
  return (
    <section className="meta-preview" aria-labelledby={`${id}-heading`} data-page={pageKey(path)}>
      <h2 id={`${id}-heading`}>How it will look</h2>
      <div className="meta-pair">
        <figure>
          <figcaption>In search results</figcaption>
          <div className="meta-result">
            <p className="meta-site">{siteName}</p>
            <p className="meta-crumbs">{crumbs}</p>
            <p className="meta-title">{shortenText(title, lengthRules.title.most)}</p>
            <p className="meta-text">{shortenText(description, lengthRules.description.most)}</p>
          </div>
          {!own && <p className="meta-note">Without a title of its own, the collection's stands there.</p>}
        </figure>
        <figure>
          <figcaption>As a shared link</figcaption>
          <div className="meta-card">
            <div className="meta-picture">
              {picture ? (
                // biome-ignore lint/performance/noImgElement: a rendition of the studio's own; next/image would make more
                <img src={picture} alt="" />
              ) : (
                <span>No picture: the collection's own is shown.</span>
              )}
            </div>
            <div className="meta-words">
              <p className="meta-crumbs">{host}</p>
              <p className="meta-title">{shortenText(title, 80)}</p>
              <p className="meta-text">{shortenText(description, 110)}</p>
            </div>
          </div>
        </figure>
      </div>
    </section>
  );
}
