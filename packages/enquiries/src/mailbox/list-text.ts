/** Characters of all mails of a list together: nobody reads more in one, and a page of the desk has to draw it. */
const mostOfList = 4_000_000;
/** What is shown of each mail beyond them. */
const mostOfRest = 2000;
const note = '[It goes on; the rest shows once it is put to an enquiry.]';

/** @returns a function that gives what a list shows of its next mail: all of it, as long as the list is not longer than any person reads */
export function createListText(): (words: string) => string {
  let left = mostOfList;
  return (words) => {
    const shown =
      words.length <= Math.max(left, mostOfRest) ? words : `${words.slice(0, mostOfRest)}\n\n${note}`;
    left -= shown.length;
    return shown;
  };
}
