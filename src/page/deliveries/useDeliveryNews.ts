import { useLiveSoon } from '../../api/client/useLiveSoon.ts';

/** Calls `look` soon after the log of an integration changed: of the one that is given, or of any. */
export function useDeliveryNews(look: () => void, only?: string): void {
  useLiveSoon((news) => news.type === 'integration.changed' && (only === undefined || news.integration === only), look);
}
