import type { InstagramDialogContent } from '../../content/model/dialogs.ts';
import { Button } from '../../ui/button/button.tsx';
import type { DialogPartProps } from '../dialog-part.ts';
import { LoadedPart } from '../loaded-part.island.tsx';
import { Instagram } from './instagram.tsx';

const headingId = 'instagram-heading';

/** Before leaving for Instagram, over the page (MOD-18). */
export function Part(props: DialogPartProps<InstagramDialogContent>) {
  return (
    <LoadedPart
      {...props}
      name="instagram"
      headingId={headingId}
      draw={(content) => (
        <Instagram
          headingId={headingId}
          headingLevel={2}
          content={content}
          stay={(words) => (
            <Button tone="ghost" onClick={props.onClose}>
              {words}
            </Button>
          )}
        />
      )}
    />
  );
}
