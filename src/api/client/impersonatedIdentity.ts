const key = 'identity';
const form = /^\d{1,10}(-\d{1,10})?$/;

function read(): string | null {
  const kept = window.sessionStorage.getItem(key);
  return kept !== null && form.test(kept) ? kept : null;
}

/**
 * The impersonated identity of this tab, as in `X-Scope`: `<identity id>` or `<identity id>-<account>`; null for none.
 */
export const impersonatedIdentity = {
  current: read,
  choose(scope: string | null): void {
    if (scope === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, scope);
  },
};
