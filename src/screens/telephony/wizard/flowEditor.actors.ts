import { fromPromise } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { refusedProblems } from '../../../api/client/refusedProblems.ts';
import { flowEditorMachine } from '../../../machines/flowEditor/flowEditor.machine.ts';
import type { PreloadedFlow } from './preloadWizard.ts';
import type {
  PublicationOutcome,
  PublicationRequest,
  SaveOutcome,
  SaveRequest,
} from '../../../machines/flowEditor/flowEditor.types.ts';

interface Wiring {
  account: number;
  id: string;
  preloaded: PreloadedFlow;
  /** Called after a save: cached lists are stale. */
  onSaved: () => void;
  /** Called after a publication without a save; resolves when what the page shows is current. */
  onPublished: () => Promise<unknown>;
  /** Called when the server found problems: the data of the canvas's check may be stale. */
  onRefused: () => void;
}

/** The editor's machine wired to the API for one flow. */
export function wireFlowEditor({ account, id, preloaded, onSaved, onPublished, onRefused }: Wiring) {
  const params = { account, type: 'flow', id } as const;
  const load = () => call(endpoints.getFlow, { params });

  async function save(body: SaveRequest): Promise<SaveOutcome> {
    try {
      const { flow } = await call(endpoints.saveFlow, { params, body });
      onSaved();
      return { kind: 'saved', flow };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE-VERSION') return { kind: 'stale', theirs: await load() };
      const problems = refusedProblems(error);
      if (problems) {
        onRefused();
        return { kind: 'refused', problems };
      }
      throw error;
    }
  }

  async function publish(asked: PublicationRequest): Promise<PublicationOutcome> {
    try {
      await requestOf(asked);
      await onPublished();
      return { kind: 'done' };
    } catch (error) {
      const problems = refusedProblems(error);
      if (problems) return { kind: 'refused', problems };
      throw error;
    }
  }

  function requestOf(asked: PublicationRequest): Promise<unknown> {
    if (asked.kind === 'later') return call(endpoints.scheduleFlow, { params, body: asked.request });
    if (asked.kind === 'part') return call(endpoints.startCanary, { params, body: asked.request });
    const { version, note } = asked;
    return call(endpoints.publishFlowVersion, { params: { ...params, version }, body: { note } });
  }

  return flowEditorMachine.provide({
    actors: {
      loadFlow: fromPromise(async () => (await preloaded.take(id)) ?? load()),
      saveFlow: fromPromise(({ input }: { input: SaveRequest }) => save(input)),
      publish: fromPromise(({ input }: { input: PublicationRequest }) => publish(input)),
      loadVersion: fromPromise(({ input }: { input: number }) =>
        call(endpoints.getFlowVersion, { params: { ...params, version: input } }),
      ),
    },
  });
}
