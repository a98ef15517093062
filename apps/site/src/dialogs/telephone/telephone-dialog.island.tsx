import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import type { DialogPartProps } from '../dialog-part.ts';
import { FormInDialog } from '../form/form-in-dialog.island.tsx';
import { CallBackForm } from './call-back-form.tsx';
import { CallUs, noNumbers, telephoneHeadings } from './call-us.tsx';
import type { TelephoneDialogContent } from './telephone-dialog.ts';

/** The telephone dialog (MOD-08). Its form stands at once; the numbers come with the content. */
export function Part(props: DialogPartProps<TelephoneDialogContent>) {
  return (
    <FormInDialog
      {...props}
      config={telephoneForm}
      headings={telephoneHeadings}
      wideAside
      words={{
        coming: 'Looking up our numbers',
        away: 'Our numbers are not at hand just now. You can still ask us to call you.',
        none: noNumbers,
      }}
      aside={(shown, _, instead) => (
        <CallUs
          headingLevel={2}
          contact={shown?.contact ?? null}
          picture={shown?.picture ?? null}
          drawnAt={Date.now()}
          instead={instead}
        />
      )}
      form={(drawn) => <CallBackForm headingLevel={3} {...drawn} />}
    />
  );
}
