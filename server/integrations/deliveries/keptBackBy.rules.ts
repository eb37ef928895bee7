import type { IntegrationFilters } from '#contract/integrations/integrations.contract.ts';
import type { DeliveredKind, FilterKind } from '#values/integrationWords.ts';

/** What filters look at. */
export interface Filtered {
  kind: DeliveredKind;
  did: string;
  tags: readonly string[];
  /** The measurement of Google Analytics that its number names. */
  measurement?: string | undefined;
  /** Of a call whose caller had not called before. */
  firstTime?: boolean;
  /** Of a call whose caller showed no number. */
  isWithheld?: boolean;
}

/** Which filter keeps an event from an integration; null if it gets it. An empty filter lets nothing through. */
export function keptBackBy({ dids, tags, kinds }: IntegrationFilters, event: Filtered): FilterKind | null {
  if (dids?.includes(event.did) === false) return 'dids';
  if (tags?.some((tag) => event.tags.includes(tag)) === false) return 'tags';
  return kinds?.includes(event.kind) === false ? 'kinds' : null;
}
