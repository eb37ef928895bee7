import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CompiledFlow } from '#flows/core/compile.ts';
import { documentOf } from '#flows/core/run.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { CallKey } from '../../calls/callKey.ts';
import type { Tx } from '../../db/executor.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { FoldedCall } from '../../calls/foldCall.ts';
import type { CallContext } from './callContext.ts';

const Box = z.object({ notify: z.enum(['missed', 'always', 'no']), emails: z.array(z.string()) });

/** Seconds to wait for a message after a call without one has ended, because carriers report it later. */
const messageMayCome = 60;

/**
 * Writes that queue a mail for everyone to be notified of a call that ended in a voicemail box, once per call and
 * address however often its end is reported.
 */
export async function voicemailNotifications(
  { db, flows, jobs }: CallContext,
  key: CallKey,
  folded: FoldedCall,
): Promise<((tx: Tx) => Promise<void>)[]> {
  const { flow: pin } = folded.started;
  if (folded.state !== 'ended' || !pin) return [];
  const flow = await flows.get(db, {
    accountId: key.accountId,
    flowId: pin.id,
    version: pin.version,
    others: pin.others,
  });
  return recipients(flow, folded).map((to) => {
    const mail = { accountId: key.accountId, kind: 'voicemail', payload: { call: key.callUuid, to } } as const;
    return (tx) => queueMail(tx, jobs, { ...mail, id: mailId(key, to) }, folded.audio ? 0 : messageMayCome);
  });
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

/** A version 8 UUID, the same for the same call and address. */
function mailId({ accountId, callUuid }: CallKey, to: string): string {
  const hex = createHash('sha256').update(`${accountId} ${callUuid} ${to}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
