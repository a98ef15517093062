/** Rates are thought of in US dollars. The studio takes rand alone for them so far, so that they are kept at a fixed rate. */
const randForADollar = 18;

export const currency = 'ZAR' as const;

/** What the studio keeps of an amount in US dollars. */
export const kept = (dollars: number): number => dollars * randForADollar;

/** As visitors read an amount: "US$ 1,250". */
export const inDollars = (dollars: number): string => `US$ ${dollars.toLocaleString('en-GB')}`;
