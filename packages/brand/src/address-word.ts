/** Words as a part of an address: "Children's Adventures" is `childrens-adventures`, "$5,000-$6,500" is `5000-6500`. */
export const addressWord = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’,]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
