/** Larger parties are worth a conversation. */
export const mostAdults = 20;
export const mostChildren = 12;
/** Years; whoever is older is an adult. */
export const oldestChild = 17;
