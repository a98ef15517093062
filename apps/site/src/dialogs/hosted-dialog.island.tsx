import type { DialogName } from '@sundowner/brand';
import { useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.island.tsx';
import { describeDialog } from './dialog-modules.ts';
import type { DialogModule, DialogPartProps, FrameLook } from './dialog-part.ts';
import { FrameContext, useFrame } from './use-frame.island.ts';
import { Waiting } from './waiting/waiting.tsx';

interface HostedDialogProps extends DialogPartProps<never> {
  readonly name: DialogName;
  /** `null` while its script is on its way, or could not be had. */
  readonly part: DialogModule['Part'] | null;
  readonly scriptFailed: boolean;
}

const waitingId = 'dialog-title';

/** The frame of one dialog. It stands at once; what is in it follows (MOD-05). */
export function HostedDialog({ name, part: Part, scriptFailed, ...props }: HostedDialogProps) {
  const { title, backLabel = 'ENQUIRE NOW', closeOnPhone = false } = describeDialog(name);
  const [look, wear] = useState<FrameLook>({ headingId: waitingId });
  return (
    <Dialog
      open={props.open}
      onClose={() => {
        look.onLeave?.();
        props.onClose();
      }}
      headingId={look.headingId}
      theme={look.theme}
      wide={look.wide ?? false}
      backLabel={backLabel}
      closeOnPhone={closeOnPhone}
    >
      <FrameContext value={wear}>
        {Part ? <Part {...props} /> : <Coming title={title} failed={scriptFailed} onRetry={props.onRetry} />}
      </FrameContext>
    </Dialog>
  );
}

/** In place of a dialog whose script is not here yet. */
function Coming({
  title,
  failed,
  onRetry,
}: {
  readonly title: string;
  readonly failed: boolean;
  readonly onRetry: () => void;
}) {
  useFrame({ headingId: waitingId });
  return (
    <Waiting headingId={waitingId} heading={title}>
      {failed ? <Button onClick={onRetry}>Try again</Button> : null}
    </Waiting>
  );
}
