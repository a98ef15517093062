import type { DialogName } from '@sundowner/brand';
import { useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.island.tsx';
import { describeDialog } from './dialog-modules.ts';
import type { DialogModule, DialogPartProps, FrameLook } from './dialog-part.ts';
import { FrameContext } from './use-frame.island.ts';
import { Waiting } from './waiting/waiting.tsx';

interface HostedDialogProps extends Omit<DialogPartProps<never>, 'title'> {
  readonly name: DialogName;
  /** `null` while its script is on its way, or could not be had. */
  readonly part: DialogModule['Part'] | null;
  readonly scriptFailed: boolean;
}

const waitingId = 'dialog-title';

/** The frame of one dialog. It stands at once; what is in it follows (MOD-05). */
export function HostedDialog({ name, part: Part, scriptFailed, ...props }: HostedDialogProps) {
  const { title, frame } = describeDialog(name);
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
      backLabel="ENQUIRE NOW"
      {...frame}
    >
      <FrameContext value={wear}>
        {Part ? (
          <Part {...props} title={title} />
        ) : (
          <Waiting headingId={waitingId} heading={title}>
            {scriptFailed ? <Button onClick={props.onRetry}>Try again</Button> : null}
          </Waiting>
        )}
      </FrameContext>
    </Dialog>
  );
}
