/** What the frame of a dialog shows at 768 px and below (MOD-04). */
export interface DialogFrame {
  /** Words of the bar that leads back. */
  readonly backLabel: string;
  /** The close icon is there as well. */
  readonly closeOnPhone: boolean;
}

/**
 * The frame of a dialog by its name, which is the last part of its address, or the first of two: `book`, `amenities`.
 * Everything that leads to an enquiry says so; what is only looked at keeps its close icon (MOD-04, MOD-18).
 */
export function dialogFrame(name: string): DialogFrame {
  return {
    backLabel: name === 'book' ? 'Bookings & Availability' : 'ENQUIRE NOW',
    closeOnPhone: name === 'amenities' || name === 'instagram',
  };
}
