/** A field of a form as Payload keeps it, as far as it is asked here. */
export interface FormField {
  readonly value?: unknown;
  /** Payload sets it on the field somebody typed in last, and on no other. */
  readonly isModified?: boolean;
  readonly rows?: readonly { readonly id?: string }[];
}

type FormFields = Readonly<Record<string, FormField>>;

interface Typed {
  readonly value: unknown;
  /** Milliseconds, on the clock of the saves. */
  readonly at: number;
  /** The rows it stands in: after a row was moved the same path is another field. */
  readonly rows: string;
}

export interface FieldToRestore {
  readonly path: string;
  readonly value: unknown;
}

const same = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

function rowsOf(path: string, fields: FormFields): string {
  const steps = path.split('.');
  return steps
    .flatMap((step, at) =>
      /^\d+$/.test(step) ? [fields[steps.slice(0, at).join('.')]?.rows?.[Number(step)]?.id ?? ''] : [],
    )
    .join(' ');
}

/**
 * What was typed into a form, so that the answer to an earlier save takes none of it back. Payload protects only the field typed in last:
 * what was typed before it, while a save was under way, gets the value it had when that save began
 * (https://github.com/payloadcms/payload/issues/17676, 3.90.2).
 */
export class TypedFields {
  readonly #typed = new Map<string, Typed>();

  /**
   * Looks at a form after every change of it.
   *
   * @param now milliseconds
   * @param answeredSave when the save began that was answered last; what was typed since is not in its answer
   * @returns the fields that lost what was typed, with it
   */
  look(fields: FormFields, now: number, answeredSave: number): readonly FieldToRestore[] {
    const lost: FieldToRestore[] = [];
    for (const [path, { value, isModified }] of Object.entries(fields)) {
      const typed = this.#typed.get(path);
      if (isModified) {
        if (!typed || !same(typed.value, value))
          this.#typed.set(path, { value, at: now, rows: rowsOf(path, fields) });
      } else if (typed && !same(typed.value, value)) {
        if (typed.at > answeredSave && typed.rows === rowsOf(path, fields))
          lost.push({ path, value: typed.value });
        else this.#typed.delete(path);
      }
    }
    return lost;
  }
}
