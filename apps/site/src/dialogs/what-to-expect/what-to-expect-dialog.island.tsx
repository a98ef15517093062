import type { DialogPartProps } from '../dialog-part.ts';
import { LoadedPart } from '../loaded-part.island.tsx';
import type { WhatToExpectDialogContent } from './what-to-expect-dialog.ts';
import { View } from './what-to-expect-view.tsx';

/** What to expect over the page (MOD-15). Several may stand drawn on one page: each has a heading of its own. */
export function Part(props: DialogPartProps<WhatToExpectDialogContent>) {
  const slug = typeof props.content === 'string' ? 'waiting' : props.content.expect.slug;
  const headingId = `what-to-expect-${slug}`;
  return (
    <LoadedPart
      {...props}
      headingId={headingId}
      draw={(content) => (
        <View title={props.title} headingId={headingId} headingLevel={2} content={content} />
      )}
    />
  );
}
