/**
 * For what is shown in the window in which somebody links an account: under any other opener policy, a window that comes back from
 * a provider looks closed to the page that opened it. A redirect counts like a page.
 */
export const knownToOpener = { 'cross-origin-opener-policy': 'unsafe-none' };
