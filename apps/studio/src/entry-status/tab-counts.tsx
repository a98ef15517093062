import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MissingContent } from '../completeness/missing-content.ts';
import { type FormField, fieldTab } from '../preview/opened-field.ts';

/** How long a form may take to be drawn, in milliseconds. */
const timeoutMs = 3_000;

/** The buttons of the form's tabs, once they are drawn. */
function useTabButtons(): readonly Element[] {
  const [buttons, setButtons] = useState<readonly Element[]>([]);
  useEffect(() => {
    const until = performance.now() + timeoutMs;
    let frame = 0;
    const look = () => {
      const found = [...document.querySelectorAll('.tabs-field__tab-button')];
      if (found.length > 0) setButtons(found);
      else if (performance.now() < until) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return buttons;
}

/** How many of the fields on each tab are missing, at the name of the tab. */
export function TabCounts({ missing }: { readonly missing: readonly MissingContent[] }) {
  const { collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const buttons = useTabButtons();
  const config = collectionSlug ? getEntityConfig({ collectionSlug }) : null;
  const fields = (config?.fields ?? []) as readonly FormField[];
  const tabs = missing.map(({ field }) => (field === null ? null : fieldTab(fields, field)));
  return buttons.map((button, at) => {
    const count = tabs.filter((tab) => tab === at).length;
    if (count === 0) return null;
    return createPortal(
      <span className="missing-count">
        {count}
        <span className="studio-hidden"> missing</span>
      </span>,
      button,
      `${at}`,
    );
  });
}
