import { endpoints } from '#contract/endpoints.ts';
import { flowsIn } from '#flows/core/flowsIn.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { call } from '../../../api/client/call.ts';

/** The published documents of all flows in which calls of this one can go on, by id. */
export async function loadOtherFlows(account: number, document: FlowDocument): Promise<Map<string, FlowDocument>> {
  const loaded = new Map<string, FlowDocument>();
  let wanted = flowsIn(document);
  if (wanted.length === 0) return loaded;
  const place = { account, type: 'flow' } as const;
  const flows = await call(endpoints.listFlows, { params: place });
  const versions = new Map(flows.map(({ id, publishedVersion }) => [id, publishedVersion]));
  while (wanted.length > 0) {
    const found = await Promise.all(
      wanted.map(async (id) => {
        const version = versions.get(id) ?? null;
        if (version === null) return [];
        const published = await call(endpoints.getFlowVersion, { params: { ...place, id, version } });
        return [[id, published.document] as const];
      }),
    );
    for (const [id, other] of found.flat()) loaded.set(id, other);
    const named = found.flat().flatMap(([, other]) => flowsIn(other));
    wanted = [...new Set(named)].filter((id) => !loaded.has(id) && versions.get(id) !== null);
  }
  return loaded;
}
