import type { Theme } from '@sundowner/brand';
import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import type { DialogPartProps } from './dialog-part.ts';
import { useFrame } from './use-frame.island.ts';
import { Waiting } from './waiting/waiting.tsx';

interface LoadedPartProps<Content> extends DialogPartProps<Content> {
  readonly headingId: string;
  readonly wide?: boolean;
  readonly draw: (content: Content) => ReactNode;
}

/** A dialog that is nothing without its content: a spinner until it comes, a neutral retry when it does not (MOD-05). */
export function LoadedPart<Content extends { readonly theme: Theme }>(props: LoadedPartProps<Content>) {
  const { title, headingId, wide = false, content, onRetry, draw } = props;
  const loaded = typeof content === 'string' ? null : content;
  useFrame({ headingId, theme: loaded?.theme, wide });
  if (loaded) return draw(loaded);
  return (
    <Waiting headingId={headingId} heading={title}>
      {content === 'failed' ? <Button onClick={onRetry}>Try again</Button> : null}
    </Waiting>
  );
}
