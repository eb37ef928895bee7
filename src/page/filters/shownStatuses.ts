import type { AskedStatus } from '#values/callStatus.ts';

/** The statuses of inbound calls as the page names them, most useful first. */
export const inboundStatuses = ['answered', 'voicemail', 'noMessage', 'abandoned'] as const satisfies AskedStatus[];

/** What a filter asks for in the words of the page: `missed` is voicemails and calls without a message, if it tells them apart. */
export function shownStatuses(asked: readonly AskedStatus[], options: readonly AskedStatus[]): AskedStatus[] {
  const shown = asked.flatMap((status): AskedStatus[] => {
    if (options.includes(status)) return [status];
    return status === 'missed' ? ['voicemail', 'noMessage'] : ['missed'];
  });
  return options.filter((status) => shown.includes(status));
}
