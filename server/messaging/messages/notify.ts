import type { LiveNotice } from '../../kernel/live/notifyLive.ts';
import type { MessageContext } from './messageContext.ts';

/** Tells live streams what changed, after the commit. */
export function notify({ changed }: Pick<MessageContext, 'changed'>, notices: readonly LiveNotice[]): void {
  for (const notice of notices) changed(notice);
}
