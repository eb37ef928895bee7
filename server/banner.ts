import { demoSite } from './demo/site/demoSite.ts';
import { publishedPassword } from './kernel/config/config.ts';

/** Prints what a start is doing. */
export function printStep(step: string): void {
  console.log(step);
}

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
  if (logins.length === 0 || password === undefined) return;
  // Output ends in log files, so a password of the operator's own is not printed.
  const shown = password === publishedPassword ? password : 'as in DEMO_PASSWORD';
  console.log(`Demo logins, password ${shown}:\n${logins.map((login) => `  ${login}`).join('\n')}\n`);
  console.log(`A website of the demo, to visit and call from: ${url}${demoSite.path}\n`);
}
