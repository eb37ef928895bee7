import '../../../api/client/zodWithoutEval.ts';
import { toFlowWorld } from '#flows/core/flowWorld.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { CheckAnswer, CheckRequest } from './checkDocument.ts';

/** Checks flows beside the page. */
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const answer: CheckAnswer = { id: data.id, problems: validate(data.document, nodeTypes, toFlowWorld(data.world)) };
  self.postMessage(answer);
});
