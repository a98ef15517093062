import { z } from 'zod';
import { toHttpError } from './errors.ts';
import { createStudioSource, type StudioSourceOptions } from './source.ts';

/** How content stands for the person who runs the installation. */
export interface ContentCheck {
  /** Where it is read from. */
  readonly address: string;
  /** Why it cannot be read now; `null` where it can. */
  readonly fault: string | null;
  /** How many published rates are in each currency prices are not kept in: none of them is on sale. */
  readonly otherCurrencies: Readonly<Record<string, number>>;
}

const ratesShape = z.object({ docs: z.array(z.object({ currency: z.string().nullish() })) });

/**
 * Reads published rates once, past every copy that is kept.
 *
 * @param currency what prices are kept in; `null` where rates of any are on sale (`isOnSale`)
 */
export async function checkContent(
  options: StudioSourceOptions,
  currency: string | null,
): Promise<ContentCheck> {
  const found: Record<string, number> = {};
  const answer = { address: options.studioUrl, otherCurrencies: found };
  try {
    const read = await createStudioSource(options).read({
      ...{ collection: 'rate', limit: 0, select: { currency: true } },
    });
    const { docs } = ratesShape.parse(read.cancelled ? null : read.json);
    for (const { currency: own } of docs)
      if (currency !== null && own && own !== currency) found[own] = (found[own] ?? 0) + 1;
    return { ...answer, fault: null };
  } catch (error) {
    return { ...answer, fault: toHttpError(error).message };
  }
}
