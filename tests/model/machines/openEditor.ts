import { createActor, fromPromise } from 'xstate';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { flowEditorMachine } from '../../../src/machines/flowEditor/flowEditor.machine.ts';
import type {
  OpenVersion,
  PublicationOutcome,
  PublicationRequest,
  PublishChoice,
  SaveOutcome,
  SaveRequest,
} from '../../../src/machines/flowEditor/flowEditor.types.ts';
import { aFlow, aVersion } from './flowEditor.builders.ts';

interface World {
  loadFlow: () => Promise<Flow>;
  saveFlow: (request: SaveRequest) => Promise<SaveOutcome>;
  loadVersion: () => Promise<OpenVersion>;
  publish: () => Promise<PublicationOutcome>;
}

/** Opens an editor whose server calls succeed unless overridden. */
export async function openEditor(world: Partial<World> = {}) {
  const sent: SaveRequest[] = [];
  const published: PublicationRequest[] = [];
  const answers: World = {
    loadFlow: () => Promise.resolve(aFlow()),
    saveFlow: (request) =>
      Promise.resolve({ kind: 'saved', flow: aFlow({ draft: request.draft, draftVersion: request.basedOn + 1 }) }),
    loadVersion: () => Promise.resolve(aVersion),
    publish: () => Promise.resolve({ kind: 'done' }),
    ...world,
  };
  const machine = flowEditorMachine.provide({
    actors: {
      loadFlow: fromPromise(answers.loadFlow),
      saveFlow: fromPromise(({ input }: { input: SaveRequest }) => {
        sent.push(input);
        return answers.saveFlow(input);
      }),
      loadVersion: fromPromise(answers.loadVersion),
      publish: fromPromise(({ input }: { input: PublicationRequest }) => {
        published.push(input);
        return answers.publish();
      }),
    },
  });
  const actor = createActor(machine);
  actor.start();
  await settled();
  return {
    actor,
    sent,
    published,
    change: (document: FlowDocument) => actor.send({ type: 'document.changed', document }),
    draftState: () => actor.getSnapshot().value.draft,
    publish: (choice: Partial<PublishChoice> = {}) => {
      actor.send({ type: 'publish.asked' });
      actor.send({
        type: 'publish.chosen',
        choice: { note: '', publishAt: null, backAt: null, canary: null, ...choice },
      });
    },
  };
}

/** Lets resolved promises reach the machine. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
export const down = () => Promise.reject(new Error('down'));
