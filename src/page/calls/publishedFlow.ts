import type { IntlShape } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../api/client/call.ts';
import type { Answer } from './answerDraft.ts';
import { readyFlow } from './readyFlow.ts';

export interface LiveAnswer {
  answer: Answer;
  ringTo: string | null;
  /** The flow of the answer `flow`. */
  flow: string;
}

interface Answered {
  account: number;
  timezone: string;
  /** Names a new flow. */
  name: string;
}

/** The published flow that answers: the chosen one, or a ready one that is created for it. */
export async function publishedFlow(
  { answer, ringTo, flow }: LiveAnswer,
  { account, timezone, name }: Answered,
  intl: IntlShape,
): Promise<string> {
  if (answer !== 'ring' && answer !== 'message') return flow;
  const draft = readyFlow({ kind: answer, numberName: name, timezone, ringTo: ringTo ?? '' }, intl);
  const params = { account, type: 'flow' } as const;
  const { id, draftVersion } = await call(endpoints.createFlow, { params, body: { draft } });
  await call(endpoints.saveFlow, { params: { ...params, id }, body: { basedOn: draftVersion, draft, publish: true } });
  return id;
}
