import { queueMail } from '../../kernel/mail/queueMail.ts';
import { callMailId } from '../../telephony/voicemails/callMailId.ts';
import { voicemailRecipients } from '../../telephony/voicemails/mailVoicemails.ts';
import { definePowerup } from '../decisions/definePowerup.ts';
import { findAlert } from './callAlerts.repository.ts';

/** Emails whom a number names about its calls, each once: a call that is over can still change, and each mail has an id of its own. */
export const callAlerts = definePowerup({
  id: 'callAlerts',
  on: ['call.ended', 'call.changed'],
  async read(reading, { key, folded }) {
    if (folded.started.blocked) return undefined;
    const { accountId } = key;
    const alert = await findAlert(reading.db, { accountId, did: folded.started.trackingNumber });
    if (!alert || alert.alertWhen === 'no') return undefined;
    return { ...alert, getVoicemail: await voicemailRecipients(reading, key, folded) };
  },
  // Whoever gets the voicemail hears of the call by it.
  decide({ status }, { alertWhen, alertEmails, getVoicemail }) {
    if (alertWhen === 'missed' && status === 'answered') return [];
    const emails = new Set(alertEmails.map((email) => email.toLowerCase()));
    return [...emails].filter((to) => !getVoicemail.includes(to));
  },
  act(tx, to, { call, jobs }) {
    const payload = { call: call.callUuid, to };
    const id = callMailId(call, to, ' alert');
    return queueMail(tx, jobs, { accountId: call.accountId, kind: 'callAlert', payload, id });
  },
});
