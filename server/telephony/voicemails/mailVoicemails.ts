import { z } from 'zod';
import type { CompiledFlow } from '#flows/core/compile.ts';
import { documentOf } from '#flows/core/run.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { CallKey } from '../calls/callKey.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import { callMailId } from './callMailId.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import type { FoldedCall } from '../calls/foldCall.ts';
import type { CallSubscriber } from '../callHandling/callFact.ts';
import type { CompiledFlows } from '../callHandling/compiledFlows.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';

const Box = z.object({ notify: z.enum(['missed', 'always', 'no']), emails: z.array(z.string()) });

/** Seconds to wait for a message after a call without one has ended, because carriers report it later. */
export const messageMayCome = 60;

interface VoicemailParts {
  db: Db;
  jobs: Pick<JobQueue, 'send'>;
  flows: CompiledFlows;
}

/** Emails a voicemail to whom its box names, each once: a call that is over can still change, and each mail has an id of its own. */
export function mailsVoicemails({ jobs, ...reading }: VoicemailParts): CallSubscriber {
  return async ({ key, folded }) => {
    const box = await findBox(reading, key, folded);
    return (box?.recipients ?? []).map((to) => {
      const mail = { accountId: key.accountId, kind: 'voicemail', payload: { call: key.callUuid, to } } as const;
      return (tx: Tx) => queueMail(tx, jobs, { ...mail, id: callMailId(key, to) }, folded.audio ? 0 : messageMayCome);
    });
  };
}

/** The voicemail box in which a call ended, with whom it emails about this call. */
export async function findBox(
  { db, flows }: Omit<VoicemailParts, 'jobs'>,
  key: CallKey,
  folded: FoldedCall,
): Promise<{ recipients: string[] } | undefined> {
  const { flow: pin } = folded.started;
  if (!pin) return undefined;
  const { id: flowId, version, others } = pin;
  return boxOf(await flows.get(db, { accountId: key.accountId, flowId, version, others }), folded);
}

/** The narrower of the number's and the box's settings applies. */
function boxOf(flow: CompiledFlow, { route, status, started }: FoldedCall): { recipients: string[] } | undefined {
  const last = route.at(-1);
  const node = last && documentOf(flow, last).nodes.find(({ id, type }) => id === last.nodeId && type === 'voicemail');
  const box = node && Box.safeParse(resolveNode(node, nodeTypes)?.settings).data;
  if (!box) return undefined;
  const notices = [box.notify, started.voicemailNotify ?? 'always'];
  if (notices.includes('no') || (notices.includes('missed') && status !== 'missed')) return { recipients: [] };
  return { recipients: [...new Set(box.emails.map((email) => email.toLowerCase()))] };
}
