let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is on the list of breached ones, whatever its case, or is what people make of one of them: with
 * digits and signs at its ends (`Password2026!`), or repeated (`qwertyqwerty`).
 */
export async function isBreached(password: string): Promise<boolean> {
  const list = await (loading ??= breachedPasswords());
  const whole = password.toLowerCase();
  const unit = /^(.+?)\1+$/su.exec(whole)?.[1];
  return list.has(whole) || list.has(bareWord(whole)) || (unit !== undefined && (unit.length < 6 || list.has(unit)));
}

/** Without the digits and signs at both ends. */
function bareWord(text: string): string {
  const [first, last] = [text.search(/\p{L}/u), text.search(/\p{L}\P{L}*$/u)];
  return first < 0 ? '' : text.slice(first, last + 1);
}

/** Loaded on first use: half a megabyte that other rules do without. */
async function breachedPasswords(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json');
  return new Set(passwords.map((password) => password.toLowerCase()));
}
