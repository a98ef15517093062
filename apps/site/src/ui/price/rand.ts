const thousands = new Intl.NumberFormat('en-ZA', { maximumFractionDigits: 0 });

/** Whole rand as printed: "R 19 850", which never breaks in two. */
export function rand(amount: number): string {
  return `R\u00a0${thousands.format(amount).replaceAll(/\s/g, '\u00a0')}`;
}
