/** A number in words with a minus sign (U+2212) instead of the hyphen that runtimes write. */
export const trueMinus = (text: string): string => text.replace(/[-\u2010](?=[\d\p{Sc}])/u, '\u2212');
