import type { FieldError, FormValues } from '@sundowner/enquiries/forms/form';
import type { Answer, FailReason } from './submission.ts';

export interface EnquiryState {
  readonly values: Readonly<FormValues>;
  /** Fields the visitor has filled in or emptied herself; no preset changes them any more (FRM-10). */
  readonly touched: readonly string[];
  /** At most one per field. */
  readonly errors: readonly FieldError[];
  /** Set by a failed submit; the summary stays until the next one. */
  readonly summarised: boolean;
  /** Counts failed submits, so that each moves the view to the first error again. */
  readonly refusals: number;
  readonly phase: 'filling' | 'sending' | 'failed' | 'sent';
  /** Sending takes longer than five seconds. */
  readonly slow: boolean;
  /** Until when the server wants no further post, as the visitor's own clock time in milliseconds (429). */
  readonly busyUntil: number | null;
  /** When and why the last try failed; the time is in milliseconds. */
  readonly failure: { readonly at: number; readonly reason: FailReason } | null;
  /** What was sent last: our reference, and when in milliseconds. */
  readonly receipt: { readonly reference: string; readonly at: number } | null;
}

export type EnquiryAction =
  | { readonly type: 'changed'; readonly field: string; readonly value: string | string[] }
  /** A field was judged: `message` is its error, `null` when there is none. */
  | { readonly type: 'judged'; readonly field: string; readonly message: string | null }
  /** What the visitor had typed before: a kept draft, or a page before its scripts. */
  | { readonly type: 'filled'; readonly values: Readonly<FormValues> }
  /** What the page the form was opened on fills in by itself. */
  | { readonly type: 'preset'; readonly values: Readonly<FormValues> }
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly type: 'sending' }
  | { readonly type: 'slow' }
  | { readonly type: 'answered'; readonly answer: Exclude<Answer, { type: 'sent' }>; readonly at: number }
  | { readonly type: 'sent'; readonly reference: string; readonly at: number }
  | { readonly type: 'returned' }
  /** From the beginning: nothing but presets. */
  | { readonly type: 'restarted'; readonly values: Readonly<FormValues> };

export function initialEnquiry(
  values: Readonly<FormValues>,
  errors: readonly FieldError[] = [],
): EnquiryState {
  return {
    values,
    touched: Object.keys(values),
    errors,
    summarised: errors.length > 0,
    refusals: 0,
    phase: 'filling',
    slow: false,
    busyUntil: null,
    failure: null,
    receipt: null,
  };
}

const together = (names: readonly string[], more: readonly string[]) => [...new Set([...names, ...more])];

/** Presets fill what nobody has touched, and take back what an earlier page had filled in. */
function withPresets(state: EnquiryState, values: Readonly<FormValues>): EnquiryState {
  const kept = Object.entries(state.values).filter(([name]) => state.touched.includes(name));
  return { ...state, values: { ...values, ...Object.fromEntries(kept) } };
}

/** What becomes of a form when something happens to it. */
export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case 'changed':
      return {
        ...state,
        values: { ...state.values, [action.field]: action.value },
        touched: together(state.touched, [action.field]),
      };
    case 'judged': {
      const others = state.errors.filter(({ field }) => field !== action.field);
      const { message, field } = action;
      if (message === null && others.length === state.errors.length) return state;
      return { ...state, errors: message === null ? others : [...others, { field, message }] };
    }
    case 'filled':
      return {
        ...state,
        values: { ...state.values, ...action.values },
        touched: together(state.touched, Object.keys(action.values)),
      };
    case 'preset':
      return withPresets(state, action.values);
    case 'refused':
      return {
        ...state,
        phase: 'filling',
        slow: false,
        errors: action.errors,
        summarised: true,
        refusals: state.refusals + 1,
      };
    case 'sending':
      return { ...state, phase: 'sending', slow: false, errors: [], summarised: false, busyUntil: null };
    case 'slow':
      return state.phase === 'sending' ? { ...state, slow: true } : state;
    case 'answered':
      return answered(state, action.answer, action.at);
    case 'sent':
      return {
        ...state,
        phase: 'sent',
        slow: false,
        receipt: { reference: action.reference, at: action.at },
      };
    case 'returned':
      return { ...state, phase: 'filling', slow: false };
    case 'restarted':
      return withPresets(initialEnquiry({}), action.values);
  }
}

function answered(state: EnquiryState, answer: Exclude<Answer, { type: 'sent' }>, at: number): EnquiryState {
  if (answer.type === 'invalid') return enquiryReducer(state, { type: 'refused', errors: answer.errors });
  if (answer.type === 'busy') {
    return { ...state, phase: 'filling', slow: false, busyUntil: at + answer.seconds * 1000 };
  }
  const reason = answer.type === 'failed' ? answer.reason : 'server';
  return { ...state, phase: 'failed', slow: false, failure: { at, reason } };
}
