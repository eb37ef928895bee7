import { fromPromise } from 'xstate';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { FlowDocument } from '#flows/core/document.ts';
import { Problem } from '#flows/core/problems.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call } from '../../api/client/call.ts';
import { flowEditorMachine } from '../../machines/flowEditor/flowEditor.machine.ts';
import type { SaveOutcome, SaveRequest } from '../../machines/flowEditor/flowEditor.types.ts';

const Refusal = z.object({ problems: z.array(Problem) });

interface Wiring {
  account: number;
  id: string;
  /** A save went through: cached lists are out of date. */
  onSaved: () => void;
}

/** The editor's machine talking to the server about one flow. */
export function wireFlowEditor({ account, id, onSaved }: Wiring) {
  const params = { account, type: 'flow', id } as const;
  const load = () => call(endpoints.getFlow, { params });

  /** By the server: it knows all of the account's world, the canvas only what it was told. */
  async function check(document: FlowDocument): Promise<Problem[]> {
    const { problems } = await call(endpoints.validateFlow, { params: { account }, body: { document } });
    return problems;
  }

  async function save(body: SaveRequest): Promise<SaveOutcome> {
    try {
      const { flow } = await call(endpoints.saveFlow, { params, body });
      onSaved();
      return { kind: 'saved', flow };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE-VERSION') return { kind: 'stale', theirs: await load() };
      const refusal = error instanceof ApiError ? Refusal.safeParse(error.info) : undefined;
      if (refusal?.success) return { kind: 'refused', problems: refusal.data.problems };
      throw error;
    }
  }

  return flowEditorMachine.provide({
    actors: {
      loadFlow: fromPromise(load),
      checkFlow: fromPromise(({ input }: { input: FlowDocument }) => check(input)),
      saveFlow: fromPromise(({ input }: { input: SaveRequest }) => save(input)),
      loadVersion: fromPromise(({ input }: { input: number }) =>
        call(endpoints.getFlowVersion, { params: { ...params, version: input } }),
      ),
    },
  });
}
