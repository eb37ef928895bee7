/** Prints the server's URL and logins for someone who started it by hand. */
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
