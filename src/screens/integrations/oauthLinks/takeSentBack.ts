import { paths } from '#contract/paths.ts';

/** What a provider sent people back with, and where they came from. */
export interface SentBack {
  state: string;
  code: string;
  error: string;
  /** Whether this is a window of its own. */
  popup: boolean;
  /** The page to go back to. */
  back: string;
}

/** Kept for drawing the page again, since the address forgets it at once. */
let taken: SentBack | undefined;

/** Reads what came in the page’s address, and takes it out of there: the history of a browser need not know it. */
export function takeSentBack(): SentBack {
  const sent = new URLSearchParams(location.hash.slice(1));
  const state = sent.get('state') ?? '';
  if (taken && state === '') return taken;
  history.replaceState(history.state, '', location.pathname);
  const back = sent.get('back') ?? '';
  taken = {
    state,
    code: sent.get('code') ?? '',
    error: sent.get('error') ?? '',
    popup: sent.get('popup') === 'yes',
    back: /^\/(?![/\\])/.test(back) ? back : paths.integrations(),
  };
  return taken;
}
