/** What a file that goes with an answer may have, in bytes: mail servers take 25 MB as a rule, a third more than the file has. */
export const largestDraftFile = 20 * 2 ** 20;
