/**
 * Loaded before the program of every process the launcher starts (`node --import`): when the launcher is gone, even by
 * kill -9, its end of the channel closes and this process stops itself, so that nothing keeps a port or a store.
 * Grandchildren inherit the preload but not the role: they belong to their own parent.
 */
const stopWithin = 10_000;

if (process.env.SUNDOWNER_OWNER === String(process.ppid) && process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopWithin).unref();
    // Not SIGTERM, on which programs of the product drain first: longer than there is time.
    process.kill(process.pid, 'SIGINT');
  });
  // The watch alone must not keep the process alive.
  process.channel.unref();
}
