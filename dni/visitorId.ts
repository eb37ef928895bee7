const name = '_vid';
const yearSeconds = 31_536_000;

/** The visitor’s id, if an earlier page stored one. */
export function readVisitor(): string | null {
  return new RegExp(`(?:^|; )${name}=([\\w-]{36})`).exec(document.cookie)?.[1] ?? null;
}

/** Stores the id for the whole domain: the widest part of the host’s name that the browser allows. */
export function storeVisitor(id: string): void {
  const labels = location.hostname.split('.');
  for (let from = labels.length - 2; from >= 0; from--) {
    write(id, yearSeconds, labels.slice(from).join('.'));
    if (readVisitor() === id) return;
  }
  write(id, yearSeconds);
}

export function forgetVisitor(): void {
  const labels = location.hostname.split('.');
  for (let from = 0; from < labels.length; from++) write('', 0, labels.slice(from).join('.'));
  write('', 0);
}

function write(id: string, seconds: number, domain?: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${id}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}${domain ? `; Domain=${domain}` : ''}`;
}
