import type { Quote as QuoteContent } from '../../content/page/quotes.ts';
import { Quote as PlateQuote } from '../../ui/quote/quote.tsx';

/** A guest's words over a plate. */
export function Quote({ quote }: { readonly quote: QuoteContent }) {
  return <PlateQuote label="A guest’s words" {...quote} />;
}
