import type { FieldError, FormValues } from '@sundowner/enquiries/forms/form';
import type { Answer } from './submission.ts';

export interface EnquiryState {
  readonly values: Readonly<FormValues>;
  /** At most one per field. */
  readonly errors: readonly FieldError[];
  /** Set by a failed submit; the summary stays until the next one. */
  readonly summarised: boolean;
  /** Counts failed submits, so that each moves the view to the first error again. */
  readonly refusals: number;
  readonly phase: 'filling' | 'sending' | 'failed';
  /** Sending takes longer than five seconds. */
  readonly slow: boolean;
  /** Until when the server wants no further post, as the visitor's own clock time in milliseconds (429). */
  readonly busyUntil: number | null;
  /** When the last try failed, in milliseconds. */
  readonly failedAt: number | null;
}

export type EnquiryAction =
  | { readonly type: 'changed'; readonly field: string; readonly value: string | string[] }
  /** A field was judged: `message` is its error, `null` when there is none. */
  | { readonly type: 'judged'; readonly field: string; readonly message: string | null }
  | { readonly type: 'filled'; readonly values: Readonly<FormValues> }
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly type: 'sending' }
  | { readonly type: 'slow' }
  | { readonly type: 'answered'; readonly answer: Exclude<Answer, { type: 'sent' }>; readonly at: number }
  | { readonly type: 'returned' };

export function initialEnquiry(
  values: Readonly<FormValues>,
  errors: readonly FieldError[] = [],
): EnquiryState {
  return {
    values,
    errors,
    summarised: errors.length > 0,
    refusals: 0,
    phase: 'filling',
    slow: false,
    busyUntil: null,
    failedAt: null,
  };
}

/** What becomes of a form when something happens to it. */
export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case 'changed':
      return { ...state, values: { ...state.values, [action.field]: action.value } };
    case 'judged': {
      const others = state.errors.filter(({ field }) => field !== action.field);
      const { message, field } = action;
      if (message === null && others.length === state.errors.length) return state;
      return { ...state, errors: message === null ? others : [...others, { field, message }] };
    }
    case 'filled':
      return { ...state, values: { ...state.values, ...action.values } };
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
    case 'returned':
      return { ...state, phase: 'filling', slow: false };
  }
}

function answered(state: EnquiryState, answer: Exclude<Answer, { type: 'sent' }>, at: number): EnquiryState {
  if (answer.type === 'invalid') return enquiryReducer(state, { type: 'refused', errors: answer.errors });
  if (answer.type === 'busy') {
    return { ...state, phase: 'filling', slow: false, busyUntil: at + answer.seconds * 1000 };
  }
  return { ...state, phase: 'failed', slow: false, failedAt: at };
}
