import { type FormConfig, type FormValues, fieldsOf } from '@sundowner/enquiries/forms/form';
import type { ComponentProps } from 'react';
import type { EnquiryState } from '../enquiry-form/enquiry-state.ts';
import { clockTime } from '../enquiry-form/notice.ts';
import { standingValue } from '../enquiry-form/shown-choices.ts';
import type { FailReason } from '../enquiry-form/submission.ts';
import { ApologyPanel } from './apology-panel.tsx';

/** Why a try failed, in a sentence beside the apology; `null` where there is no more to say. */
function reasonWords(reason: FailReason): string | null {
  switch (reason) {
    case 'timeout':
      return 'No answer came in time. Your request may have reached us all the same.';
    case 'connection':
      return 'The connection broke off on the way.';
    case 'unavailable':
      return 'We are not able to store requests just now, and expect to be again within minutes.';
    case 'too-large':
      return 'What you sent is more than we can take at once. Please shorten it, or write to us.';
    case 'ticket':
      return 'This form had been open for long. It is fresh again now: trying once more should do.';
    case 'offline':
    case 'server':
      return null;
  }
}

/** What a visitor filled in, by the labels she saw; hidden fields and the consent are left out. */
export function keptValues(
  config: FormConfig,
  values: Readonly<FormValues>,
  files: Readonly<Record<string, File>> = {},
) {
  return fieldsOf(config).flatMap((field) => {
    const { name, label, widget, choices = [] } = field;
    if (widget === 'hidden' || widget === 'consent') return [];
    const value = field.type === 'file' ? '' : standingValue(field, values);
    const named = (item: string) => choices.find((choice) => choice.value === item)?.label ?? item;
    const words = files[name]?.name ?? (Array.isArray(value) ? value.map(named).join(', ') : named(value));
    return words === '' ? [] : [{ label, value: words }];
  });
}

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
