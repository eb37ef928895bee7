/** Prints what a person needs who started the server by hand: where it is and how to get in. */
export function printBanner({
  url,
  logins,
  password,
}: {
  url: string;
  logins: string[];
  password: string | undefined;
}): void {
  console.log(`\nTrunkline is ready: ${url}\n`);
  if (logins.length > 0 && password !== undefined)
    console.log(`Demo logins, password ${password}:\n${logins.map((login) => `  ${login}`).join('\n')}\n`);
}
