import { z } from 'zod';
import { tagsOfChange } from '../content/reading/changed-tags.ts';
import type { Log } from './log.ts';

const changeShape = z.object({
  sequence: z.number().int().nonnegative(),
  tags: z.array(z.string().min(1).max(200)),
});

const answerShape = z.object({ latest: z.number().int().nonnegative(), changes: z.array(changeShape) });

/** Changes the studio gives in one answer at most. */
const longestList = 1000;

/** A notice of the studio's: `POST /content-changed` on the internal API. */
export const contentChange = changeShape;
export type ContentChange = z.infer<typeof changeShape>;

/** After so long without an answer an operator is told of it, in milliseconds. */
export const studioSilentAfter = 5 * 60_000;

export interface ContentWatchOptions {
  readonly studioUrl: string;
  readonly token: string;
  readonly log: Log;
  /** Content under these tags changed, those of several changes joined (changed-tags.ts). `null`: what changed is not known, so everything may have. */
  readonly onChange: (tags: readonly string[] | null) => void;
  /** The studio answers again after it did not. */
  readonly onReturn: () => void;
  /** Said after every question: whether the studio has given no answer for `silentAfterMs`, from its last one or the start on. */
  readonly onSilence?: (silent: boolean) => void;
  /** Hears after every answer how far the sequence of changes has come. */
  readonly onSequence?: (latest: number) => void;
  readonly silentAfterMs?: number;
  /** Milliseconds that only go forward, whatever becomes of the time of day. */
  readonly now?: () => number;
  readonly everyMs?: number;
  /** Between tries while the studio is away. */
  readonly retryMs?: number;
  /** How long the studio may take for an answer. */
  readonly timeoutMs?: number;
}

/**
 * Follows the studio's change sequence. Notices come by post from the studio of the same machine, and where machines share a database it
 * says that there is something to ask for; a question every 15 s, and at once at the start, finds what was lost of either. The same question tells whether the studio is there.
 */
export class ContentWatch {
  readonly #options: ContentWatchOptions;
  #latest: number | null = null;
  /** `null` before the first question is answered, or not. */
  #reachable: boolean | null = null;
  /** Sequences that came by post since the last question. */
  readonly #noticed = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  readonly #stop = new AbortController();
  #asked: Promise<void> = Promise.resolve();
  #asking = false;
  /** Heard of a change while it asked: the answer may be from before. */
  #again = false;
  /** When the studio answered last, or was first asked. */
  #heardAt: number | null = null;
  /** When the last question began that was answered, and the first of those answered one after the other. */
  #askedAt: number | null = null;
  #followedSince: number | null = null;

  constructor(options: ContentWatchOptions) {
    this.#options = options;
  }

  get reachable(): boolean {
    return this.#reachable ?? false;
  }

  /** Known to be away: reads need not wait long for it. */
  get away(): boolean {
    return this.#reachable === false;
  }

  /**
   * Since when every change has been heard of, but for those after the last question, which is not long ago; `null` while nobody can say
   * (by the watch's own clock).
   */
  get followedSince(): number | null {
    const { everyMs, timeoutMs } = this.#times;
    if (this.#askedAt === null || this.#now() - this.#askedAt > everyMs + 2 * timeoutMs) return null;
    return this.#followedSince;
  }

  /** A read failed: asks now instead of at the next turn. */
  doubt(): void {
    if (this.#stop.signal.aborted || this.#asking || this.away) return;
    clearTimeout(this.#timer);
    void this.#round();
  }

  /** It was said that something changed: asks now what. */
  heard(): void {
    if (this.#stop.signal.aborted) return;
    if (this.#asking) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    void this.#round();
  }

  /** Asks once, and goes on asking. Resolves after the first answer, or the lack of one. */
  async start(): Promise<void> {
    await this.#round();
  }

  /** A notice that arrived by post. It moves no mark: those before it may still be on their way. */
  noticed({ sequence, tags }: ContentChange): void {
    this.#noticed.add(sequence);
    this.#options.onChange(tagsOfChange(tags));
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#asked;
  }

  async #round(): Promise<void> {
    this.#asking = true;
    this.#again = false;
    this.#asked = this.#ask();
    await this.#asked;
    this.#asking = false;
    if (this.#stop.signal.aborted) return;
    clearTimeout(this.#timer);
    const { everyMs, retryMs } = this.#times;
    const rest = this.#reachable ? everyMs : retryMs;
    this.#timer = setTimeout(() => void this.#round(), this.#again ? 0 : rest);
    this.#timer.unref();
  }

  async #ask(): Promise<void> {
    const { studioUrl, token, log, onReturn } = this.#options;
    const { timeoutMs } = this.#times;
    const before = this.#reachable;
    const began = this.#now();
    this.#heardAt ??= began;
    try {
      const response = await fetch(`${studioUrl}/api/content-changes?after=${this.#latest ?? 0}`, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#stop.signal]),
      });
      if (response.status !== 200) throw new Error(`it answered ${response.status}`);
      this.#take(answerShape.parse(await response.json()), before === false);
      this.#reachable = true;
      this.#askedAt = began;
      this.#followedSince ??= began;
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#reachable = false;
      this.#followedSince = null;
      if (before !== false) log.warn({ reason: reasonOf(error) }, 'the studio cannot be reached');
    }
    this.#tellSilence();
    if (this.#reachable && before === false) {
      log.info('the studio answers again');
      onReturn();
    }
  }

  #tellSilence(): void {
    const { onSilence, silentAfterMs = studioSilentAfter } = this.#options;
    const now = this.#now();
    if (this.#reachable) this.#heardAt = now;
    onSilence?.(now - (this.#heardAt ?? now) >= silentAfterMs);
  }

  get #times() {
    const { everyMs = 15_000, retryMs = 2000, timeoutMs = 3000 } = this.#options;
    return { everyMs, retryMs, timeoutMs };
  }

  #now(): number {
    return this.#options.now?.() ?? performance.now();
  }

  #take({ latest, changes }: z.infer<typeof answerShape>, returned: boolean): void {
    const known = this.#latest;
    this.#latest = latest;
    this.#options.onSequence?.(latest);
    // The first answer only says where the sequence stands, unless pages were made before the studio could say so.
    if (known === null && returned) this.#options.onChange(null);
    if (known === null || latest === known) return;
    const missed = changes.filter(({ sequence }) => sequence > known && !this.#noticed.has(sequence));
    this.#noticed.clear();
    // A sequence that went back: the studio was restored from a backup. A full list: more may have been cut from it.
    if (latest < known || changes.length >= longestList) this.#options.onChange(null);
    else if (missed.length > 0) this.#options.onChange(missed.flatMap(({ tags }) => tagsOfChange(tags)));
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return 'it answered something else than changes';
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};
