import { paths } from '#contract/paths.ts';
import { findMessage, findVoicemail } from './voicemails.repository.ts';
import { findLanguage } from '../../tenancy/accounts/findLanguage.ts';
import { mailKind } from '../../kernel/mail/mailKind.ts';
import { mailPayloads } from '../../kernel/mail/mailPayloads.ts';
import { voicemailText } from './voicemailText.ts';

/** Longer messages are only linked, because mail servers reject large mails. */
const mostAttachedBytes = 10 * 1024 * 1024;

/** How long a mail waits for its message to be downloaded from the carrier. */
const messageWaitMs = 10 * 60_000;

/** Notifies the recipients of a voicemail box of a call. */
export const voicemail = mailKind({
  payload: mailPayloads.voicemail,
  async compose({ db, store, accountId, brand, queuedAt, now }, { call: callUuid }) {
    const key = { accountId, callUuid };
    const call = await findVoicemail(db, key);
    if (!call) return undefined;
    const recording = call.hasMessage ? await findMessage(db, key) : undefined;
    const audio = recording?.storedAs ?? null;
    if (call.hasMessage && audio === null && now.getTime() - queuedAt.getTime() < messageWaitMs)
      throw new Error(`the message of call ${callUuid} is not fetched yet`);
    const isAttached = audio !== null && ((await store.size(audio)) ?? Infinity) <= mostAttachedBytes;
    const message = call.hasMessage ? { seconds: recording?.seconds ?? null, isAttached } : null;
    const link = `${brand.base}${paths.call(callUuid)}`;
    const locale = await findLanguage(db, accountId);
    const attachments = isAttached
      ? [{ filename: 'message.wav', content: store.read(audio), contentType: 'audio/wav' }]
      : [];
    return { ...voicemailText({ ...call, message, link }, locale), attachments };
  },
  sample: (locale, { base }) =>
    voicemailText(
      {
        caller: '+61291234567',
        area: 'Sydney',
        trackingNumber: '+61390000001',
        trackingName: 'Website',
        at: new Date('2026-03-04T01:05:00Z'),
        timezone: 'Australia/Sydney',
        message: { seconds: 12, isAttached: true },
        link: `${base}${paths.call('00000000-0000-4000-8000-000000000000')}`,
      },
      locale,
    ),
});
