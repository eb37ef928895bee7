import '../../../api/client/zodWithoutEval.ts';
import { compile } from '#flows/core/compile.ts';
import { massRun, type MassRun } from '#flows/core/massRun.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { compareCall, type Draft, draftOf, type ShadowRun } from '../../shadow/compareCall.ts';
import { reportOf } from '../../shadow/compareCalls.ts';
import { type FlowPin, keyOf, type ShadowAnswer, type ShadowRequest } from './shadowMessages.ts';

const versions = new Map<string, FlowDocument>();
const compiled = new Map<string, MassRun>();
const runs = new Map<string, ShadowRun>();
let draft: Draft | undefined;

/** The version that answered a call, with those of the flows in which it could go on. */
function ownOf(own: FlowPin, others: readonly FlowPin[]): MassRun | undefined {
  const key = [own, ...others].map(keyOf).join(' ');
  const known = compiled.get(key);
  const document = versions.get(keyOf(own));
  if (known || !document) return known;
  const found = others.flatMap((pin) => {
    const other = versions.get(keyOf(pin));
    return other ? [[pin.id, other] as const] : [];
  });
  const made = massRun(compile(document, nodeTypes, new Map(found)));
  compiled.set(key, made);
  return made;
}

/** Compares calls as they arrive, off the main thread. Ended from outside to cancel. */
self.addEventListener('message', ({ data }: MessageEvent<ShadowRequest>) => {
  const answer = (message: ShadowAnswer) => self.postMessage(message);
  switch (data.kind) {
    case 'begin':
      draft = draftOf(compile(data.document, nodeTypes, data.others), nodeTypes);
      return undefined;
    case 'calls':
      for (const { pin, document } of data.versions) versions.set(keyOf(pin), document);
      for (const { uuid, version, others, run } of data.calls) {
        const own = ownOf({ id: data.flow, version }, others);
        if (own && draft) runs.set(uuid, compareCall(own, draft, { uuid, ...run }));
      }
      return answer({ kind: 'progress', compared: runs.size });
    case 'end': {
      const report = reportOf([...runs].map(([uuid, { comparison }]) => ({ uuid, comparison })));
      const differing = new Map([...runs].filter(([, { comparison }]) => comparison.kind !== 'same'));
      return answer({ kind: 'report', report, runs: differing });
    }
  }
});
