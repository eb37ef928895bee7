import '../../../api/client/zodWithoutEval.ts';
import { toFlowWorld } from '#flows/core/flowWorld.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { CheckAnswer, CheckRequest } from './checkDocument.ts';

/** Validates flows off the main thread. */
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const answer: CheckAnswer = { id: data.id, problems: validate(data.document, nodeTypes, toFlowWorld(data.world)) };
  self.postMessage(answer);
});
