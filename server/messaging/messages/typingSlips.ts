/** Words that people type so often that one letter away from a stop word says nothing. */
const ordinary = new Set(
  'STEP SHOP TOP SOP ATOP PASTA CASTA QUIET QUITE SUIT BAND AND SEND BEND LEND TEND MEND END CHANCEL'.split(' '),
);
/** Shorter words are one letter away from too many others. */
const shortestNear = 4;

/** Whether a word is one of others with one letter wrong, missing, too many or in its neighbour’s place. */
export function isSlipOf(word: string, others: readonly string[]): boolean {
  return (
    word.length >= shortestNear &&
    !ordinary.has(word) &&
    others.some((one) => one.length >= shortestNear && isOneEdit(word, one))
  );
}

function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2));
}
