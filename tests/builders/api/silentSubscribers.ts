import type { Subscribers } from '../../../server/kernel/events/happened.ts';

/** Nobody hears of anything. */
export const silentSubscribers: Subscribers = {
  'account.timezoneChanged': [],
  'credit.changed': [],
  'call.texted': [],
  'calls.edited': [],
  'flow.notPublished': [],
  'integration.failing': [],
  'oauth.linked': [],
  'text.received': [],
  'texts.settled': [],
  'contacts.optedOut': [],
  'sales.recorded': [],
  'recording.stored': [],
  'recording.deleted': [],
  'number.added': [],
  'number.removed': [],
};
