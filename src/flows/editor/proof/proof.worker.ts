import '../../../api/client/zodWithoutEval.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { coverageByPlace } from '../../proof/placeCoverage.ts';
import { exampleOf, prove } from '../../proof/prove.ts';
import type { ProofMessage, ProofRequest } from './runInWorker.ts';

/** Answers one request off the main thread. Ended from outside to cancel. */
self.addEventListener('message', ({ data: { document, ...request } }: MessageEvent<ProofRequest>) => {
  const answer = (message: ProofMessage) => self.postMessage(message);
  switch (request.kind) {
    case 'prove': {
      const onProgress = (share: number) => answer({ kind: 'progress', share });
      return answer({ kind: 'proof', proof: prove(document, nodeTypes, { ...request, onProgress }) });
    }
    case 'places':
      return answer({ kind: 'places', places: coverageByPlace(document, nodeTypes, request) });
    case 'example':
      return answer({ kind: 'example', call: exampleOf(document, nodeTypes, request) });
  }
});
