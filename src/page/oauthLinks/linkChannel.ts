import type { OAuthLink } from '#contract/integrations/oauthLinks.contract.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';

/** What the window that a provider sends people back to says to the page that opened it. Only pages of our own origin hear it. */
export type LinkNews = { linked: OAuthLink } | { refused: ErrorCode };

export const openLinkChannel = () => new BroadcastChannel('oauth links');
