/**
 * How many may come together, wherever a party is asked for: strips, lists, calculators, searches, enquiry forms, the traveller's own
 * page. One record, so that what one of them takes the next never drops. Larger parties are worth a conversation.
 */
export const mostAdults = 20;
export const mostChildren = 12;
/** Years; anybody who is older is an adult. */
export const oldestChild = 17;
