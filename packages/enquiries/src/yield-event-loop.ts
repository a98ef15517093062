/** Lets whatever else waits in this process have its turn: pages and posts are answered between the parts of a long work. */
export const yieldEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
