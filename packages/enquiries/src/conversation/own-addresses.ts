import { withoutPlus } from '../store/personal-fields.ts';

/** Whether an address is one of ours, whatever stands behind its plus. */
export const isOwn = (address: string, own: readonly string[]): boolean =>
  own.some((each) => withoutPlus(each) === withoutPlus(address));
