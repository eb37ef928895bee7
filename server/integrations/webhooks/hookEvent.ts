import type { z } from 'zod';
import type { HookEvent } from '#contract/integrations/hooks.contract.ts';
import { type EventFacts, eventOf } from './webhookEvent.ts';

/** `id` is one that stays. */
export function hookEventOf(
  facts: EventFacts,
  about: Parameters<typeof eventOf>[1] & { id: string },
): z.input<typeof HookEvent> {
  const { type, timestamp, data } = eventOf(facts, about);
  return { id: about.id, type, timestamp, ...data };
}
