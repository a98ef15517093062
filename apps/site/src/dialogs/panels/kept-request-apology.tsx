import type { FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import type { ComponentProps } from 'react';
import type { EnquiryState } from '../enquiry-form/enquiry-state.ts';
import { keptValues } from '../enquiry-form/kept-values.ts';
import { clockTime } from '../enquiry-form/notice.ts';
import { reasonWords } from '../enquiry-form/reason-words.ts';
import { ApologyPanel } from './apology-panel.tsx';

interface KeptRequestApologyProps
  extends Omit<ComponentProps<typeof ApologyPanel>, 'kept' | 'triedAt' | 'reason'> {
  /** The form that could not be sent, as it stands. */
  readonly request: {
    readonly config: FormConfig;
    readonly values: Readonly<FormValues>;
    readonly files: Readonly<Record<string, File>>;
    readonly failure: EnquiryState['failure'];
  };
}

/** The apology over a form: what that form holds, when it was tried and why it failed. */
export function KeptRequestApology({ request, ...apology }: KeptRequestApologyProps) {
  const { config, values, files, failure } = request;
  return (
    <ApologyPanel
      {...apology}
      kept={keptValues(config, values, files)}
      triedAt={failure && clockTime(failure.at)}
      reason={failure && reasonWords(failure.reason)}
    />
  );
}
