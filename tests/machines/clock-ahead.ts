/** The time of day of a machine whose clock is a minute ahead: for a process started with `--import`. */
const aheadMs = 60_000;
const now = Date.now.bind(Date);

Date.now = () => now() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (real, args, target) =>
    Reflect.construct(real, args.length > 0 ? args : [now() + aheadMs], target),
  apply: () => new Date().toString(),
});
