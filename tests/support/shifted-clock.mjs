/**
 * For programs of a test that compares what pages said on another day: their clock shows a time that is CLOCK_SHIFT_MS milliseconds later
 * than it is.
 *
 *     NODE_OPTIONS="--import <this file>" CLOCK_SHIFT_MS=-86400000 npm start
 */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const TrueDate = Date;
const now = () => TrueDate.now() + shift;

const ShiftedDate = new Proxy(TrueDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  apply: () => new ShiftedDate().toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
// Who asks a date for its constructor gets the same one.
TrueDate.prototype.constructor = ShiftedDate;
globalThis.Date = ShiftedDate;
