'use client';

import { useEffect, useRef, useState } from 'react';
import type { Notice } from '../words/notices.ts';
import { onNotice } from './notice-line.ts';

/**
 * What the last action came to. The region stands in the page from the start, so that screen readers hear it fill;
 * it takes the focus, because the button that was pressed is often gone by then.
 */
export function NoticeIsland({ initial }: { readonly initial: Notice | null }) {
  const [notice, setNotice] = useState(initial);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => onNotice(setNotice), []);
  useEffect(() => {
    if (notice !== initial) region.current?.focus();
  }, [notice, initial]);
  return (
    <div ref={region} role="status" tabIndex={-1} className="inbox-notice" data-tone={notice?.tone}>
      {notice && <p>{notice.text}</p>}
    </div>
  );
}
