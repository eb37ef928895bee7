interface ParsedUrl {
  protocol: string;
  hostname: string;
  pathname: string;
  searchParams: Iterable<[string, string]>;
}

// Browsers and Node have it; the pure layers know the types of neither.
declare const URL: { new (address: string): ParsedUrl; canParse(address: string): boolean };

/** The address of a page or an app. */
export interface Address {
  /** In lower case, without `www.` and a dot at the end; the package of an app, as it is written. */
  host: string;
  isApp: boolean;
  path: string;
  /** Parameters in the order in which they are written. */
  query: readonly (readonly [name: string, value: string])[];
}

/** Undefined if the text is no address with a host. */
export function readAddress(text: string): Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  if (hostname === '') return undefined;
  const isApp = protocol === 'android-app:' || protocol === 'ios-app:';
  return { host: isApp ? hostname : plainHost(hostname), isApp, path: pathname, query: [...searchParams] };
}

export const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');

/** Whether the host is one of these or lies below one; `not-linkedin.com` does not lie below `linkedin.com`. */
export function liesWithin(host: string, hosts: readonly string[]): boolean {
  return hosts.some((each) => host === each || host.endsWith(`.${each}`));
}
