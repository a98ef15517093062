import type { Quote } from '../../content/page/quotes.ts';

/** A quote over another picture, where its own stands on the page already; its film moves its own picture alone. */
export const overPicture = (quote: Quote, picture: Quote['picture'] | null): Quote =>
  picture && picture.src !== quote.picture.src ? { ...quote, picture, films: [] } : quote;
