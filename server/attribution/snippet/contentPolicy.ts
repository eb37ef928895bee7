/** The addresses that each directive of a content security policy allows. */
type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  // The first of a name counts; the later ones are ignored by browsers.
  return new Map(directives.toReversed().map(([name = '', ...allowed]) => [name.toLowerCase(), allowed] as const));
}

const fallbacks = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  connection: ['connect-src', 'default-src'],
} as const;

interface Wanted {
  what: keyof typeof fallbacks;
  url: URL;
  /** The page that wants it. */
  page: URL;
  /** Whether the element that loads it has a nonce. */
  isTrusted?: boolean;
}

/** Whether any of a page’s policies keeps it from what it wants. */
export function isRefused(policies: readonly string[], { what, url, page, isTrusted = false }: Wanted): boolean {
  return policies.some((text) => {
    const policy = parsePolicy(text);
    const name = fallbacks[what].find((each) => policy.has(each));
    if (name === undefined) return false;
    const allowed = policy.get(name) ?? [];
    const isNamed = allowed.some((source) => isNonce(source) || source === "'strict-dynamic'");
    if (what === 'script' && isTrusted && isNamed) return false;
    return !allowed.some((source) => allows(source, url, page));
  });
}

const isNonce = (source: string) => /^'(nonce|sha\d{3})-/i.test(source);

/** Whether a source expression covers an address. */
function allows(source: string, url: URL, page: URL): boolean {
  const written = source.toLowerCase();
  if (written === "'self'") return url.origin === page.origin;
  if (written === '*') return true;
  if (/^[a-z][a-z\d+.-]*:$/.test(written)) return written === url.protocol;
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?(\/.*)?$/.exec(written) ?? [];
  if (host === '' || host.startsWith("'")) return false;
  const isSchemeRight =
    scheme === undefined ? isAsSafe(page.protocol, url.protocol) : isAsSafe(`${scheme}:`, url.protocol);
  const isHostRight = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1))
    : host === '*' || url.hostname === host;
  const usual = url.protocol === 'https:' ? '443' : '80';
  const isPortRight = port === '*' || (url.port || usual) === (port ?? usual);
  const isPathRight =
    path === undefined || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return isSchemeRight && isHostRight && isPortRight && isPathRight;
}

/** What is named without encryption may also be loaded with it. */
const isAsSafe = (named: string, used: string) => named === used || (named === 'http:' && used === 'https:');
