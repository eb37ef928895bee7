/** The most characters of a call's notes. */
export const longestNotes = 5000;
/** The most that a call can be worth, in minor units. */
export const mostRevenue = 100_000_000_000;
/** An edit changes at most this many calls at once. */
export const mostEdited = 10_000;
