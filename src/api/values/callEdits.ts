/** The most characters of a call's notes. */
export const longestNotes = 5000;
/** An edit changes at most this many calls at once. */
export const mostEdited = 10_000;
