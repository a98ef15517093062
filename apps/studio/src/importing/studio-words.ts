import { ValidationError } from 'payload';

/** @throws Error in words for an operator: every field the studio refused, with its reason */
export function studioWords(error: unknown): never {
  if (error instanceof ValidationError) {
    const { errors } = error.data ?? {};
    const fields = (errors ?? []).map(({ path, message }) => `${path}: ${message}`);
    if (fields.length > 0) throw new Error(fields.join(' '), { cause: error });
  }
  throw error;
}
