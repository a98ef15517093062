// @ts-check

/**
 * What a step calls to say how far it is: a few words, shown behind the step's name, and a line that stays, if there is one.
 * @callback Report
 * @param {string} detail
 * @param {string} [line]
 * @returns {void}
 */

/** A failure the operator can act on; its message is one clear sentence and is shown without a stack. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError';
}

/** @param {number} milliseconds @returns {string} "0.4 s", "2 min 05 s" */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** A line that ends at the terminal's edge cannot be rewritten, so a longer one is cut. */
const width = () => (process.stdout.columns || process.stderr.columns || 100) - 1;

/** Seconds between two lines about one slow step in a log file. */
const logEvery = 30;

/**
 * The progress lines of one command, each step with the time it took. A terminal sees the running step rewritten every
 * second; a log file gets one line when a step begins, one every 30 s and one when it ends.
 *
 * @param {NodeJS.WriteStream} stream where lines go: standard output for `start` and `test`, standard error for a
 *   command whose output is data
 */
export function createProgress(stream) {
  const live = stream.isTTY === true && !process.env.CI;
  /** @param {string} mark @param {string} title @param {string} detail @param {number} since */
  const line = (mark, title, detail, since) => {
    const text = `${mark} ${title}${detail ? `: ${detail}` : ''}`;
    return `${text.padEnd(64)} ${duration(Date.now() - since).padStart(9)}`;
  };
  const rewrite = live ? '\r\x1b[2K' : '';

  return {
    /** @param {string} text */
    say(text) {
      stream.write(`${text}\n`);
    },
    /**
     * Runs one step under a progress line.
     *
     * @template T
     * @param {string} title
     * @param {(report: Report) => Promise<T> | T} work
     * @returns {Promise<T>}
     */
    async step(title, work) {
      const since = Date.now();
      let detail = '';
      const show = () => {
        const text = line('…', title, detail, since);
        stream.write(live ? `${rewrite}${text.slice(0, width())}` : `${text}\n`);
      };
      if (live) show();
      else stream.write(`… ${title}\n`);
      const timer = setInterval(show, live ? 1000 : logEvery * 1000);
      let mark = '✗';
      try {
        const result = await work((text, kept) => {
          detail = text;
          if (kept) stream.write(`${rewrite}${kept}\n`);
          if (live) show();
        });
        mark = '✓';
        return result;
      } finally {
        clearInterval(timer);
        stream.write(`${rewrite}${line(mark, title, detail, since)}\n`);
      }
    },
  };
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
