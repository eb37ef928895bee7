import { z } from 'zod';

/** What HTML’s `type=email` accepts, with a dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An email address as it is stored. */
export const Email = z.email({ pattern }).max(254);

// Browsers and Node have it; the pure layers know the types of neither.
declare const URL: new (address: string) => { hostname: string };

/** `ann@exämple.de` as `ann@xn--exmple-cua.de`, which every mail server knows. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at === -1 || !/[^\0-\x7F]/.test(domain) || /[/?#:[\]\\\s]/.test(domain)) return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/** An email address as people type it: in lower case, its domain as mail servers know it. */
export const EmailAddress = z.string().trim().toLowerCase().max(254).overwrite(withAsciiDomain).pipe(Email);
