import { publishedPassword } from '../../kernel/config/config.ts';

interface DemoConfig {
  PUBLIC: boolean;
  DEMO_PASSWORD: string | undefined;
}

/**
 * Whether a login must fail whatever the database has: one of the demo without a password of the operator's own, or
 * anyone's with the published password. Nobody receives mail at `demo.test`, so no other user has such an address.
 */
export function isClosedLogin(
  { PUBLIC, DEMO_PASSWORD }: DemoConfig,
  { email, password }: { email: string; password: string },
): boolean {
  if (!PUBLIC) return false;
  return password === publishedPassword || (DEMO_PASSWORD === undefined && /@demo\.test$/i.test(email));
}
