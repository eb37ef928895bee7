import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CompiledFlow } from '#flows/core/compile.ts';
import { documentOf } from '#flows/core/run.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { CallKey } from '../calls/callKey.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import { findAlert } from './callAlerts.repository.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import type { FoldedCall } from '../calls/foldCall.ts';
import type { CallSubscriber } from '../callHandling/callFact.ts';
import type { CompiledFlows } from '../callHandling/compiledFlows.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';

const Box = z.object({ notify: z.enum(['missed', 'always', 'no']), emails: z.array(z.string()) });

/** Seconds to wait for a message after a call without one has ended, because carriers report it later. */
const messageMayCome = 60;

interface Means {
  db: Db;
  jobs: Pick<JobQueue, 'send'>;
  flows: CompiledFlows;
}

/**
 * Tells whom a number and the voicemail box of a call name, each once: a call that is over can still change, and each of its
 * mails has an id of its own.
 */
export function notifiesOfCalls(means: Means): CallSubscriber {
  return async ({ key, folded }) => {
    const { jobs } = means;
    const told = await voicemailRecipients(means, key, folded);
    const alerted = await alertRecipients(means, key, folded);
    const voicemails = told.map((to) => {
      const mail = { accountId: key.accountId, kind: 'voicemail', payload: { call: key.callUuid, to } } as const;
      return (tx: Tx) => queueMail(tx, jobs, { ...mail, id: callMailId(key, to) }, folded.audio ? 0 : messageMayCome);
    });
    // Whoever gets the voicemail is told of the call by it.
    const alerts = alerted
      .filter((to) => !told.includes(to))
      .map((to) => {
        const mail = { accountId: key.accountId, kind: 'callAlert', payload: { call: key.callUuid, to } } as const;
        return (tx: Tx) => queueMail(tx, jobs, { ...mail, id: callMailId(key, to, ' alert') });
      });
    return [...voicemails, ...alerts];
  };
}

async function voicemailRecipients({ db, flows }: Means, key: CallKey, folded: FoldedCall): Promise<string[]> {
  const { flow: pin } = folded.started;
  if (!pin) return [];
  const { id: flowId, version, others } = pin;
  return recipients(await flows.get(db, { accountId: key.accountId, flowId, version, others }), folded);
}

/** Whom the number names. Nobody is told of calls that were rejected or placed to try something out. */
async function alertRecipients({ db }: Means, key: CallKey, { started, status }: FoldedCall): Promise<string[]> {
  if (started.blocked || started.test) return [];
  const alert = await findAlert(db, { accountId: key.accountId, did: started.trackingNumber });
  if (!alert || alert.alertWhen === 'no' || (alert.alertWhen === 'missed' && status === 'answered')) return [];
  return [...new Set(alert.alertEmails.map((email) => email.toLowerCase()))];
}

/** The recipients for the box in which the call ended; the narrower of the number's and the box's settings applies. */
function recipients(flow: CompiledFlow, { route, status, started }: FoldedCall): string[] {
  const last = route.at(-1);
  const node = last && documentOf(flow, last).nodes.find(({ id, type }) => id === last.nodeId && type === 'voicemail');
  const box = node && Box.safeParse(resolveNode(node, nodeTypes)?.settings).data;
  const notices = [box?.notify ?? 'no', started.voicemailNotify ?? 'always'];
  if (!box || notices.includes('no') || (notices.includes('missed') && status !== 'missed')) return [];
  return [...new Set(box.emails.map((email) => email.toLowerCase()))];
}

/** A version 8 UUID, the same for the same call, address and kind of mail. */
function callMailId({ accountId, callUuid }: CallKey, to: string, kind = ''): string {
  const hex = createHash('sha256').update(`${accountId} ${callUuid} ${to}${kind}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
