import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { flowEditorMachine, hasUnsavedWork } from './flowEditor.machine.ts';
import type { OpenVersion, SaveOutcome, SaveRequest } from './flowEditor.types.ts';
import { aFlow, aVersion, draft, renamed } from '../../../tests/model/machines/flowEditor.builders.ts';

interface World {
  loadFlow: () => Promise<Flow>;
  saveFlow: (request: SaveRequest) => Promise<SaveOutcome>;
  loadVersion: () => Promise<OpenVersion>;
}

/** Opens an editor whose server calls succeed unless overridden. */
async function open(world: Partial<World> = {}) {
  const sent: SaveRequest[] = [];
  const answers: World = {
    loadFlow: () => Promise.resolve(aFlow()),
    saveFlow: (request) =>
      Promise.resolve({ kind: 'saved', flow: aFlow({ draft: request.draft, draftVersion: request.basedOn + 1 }) }),
    loadVersion: () => Promise.resolve(aVersion),
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
    },
  });
  const actor = createActor(machine);
  actor.start();
  await settled();
  return { actor, sent, change: (document: FlowDocument) => actor.send({ type: 'document.changed', document }) };
}

/** Lets resolved promises reach the machine. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const down = () => Promise.reject(new Error('down'));

describe('saving', () => {
  test('an edit is dirty until it is undone', async () => {
    const { actor, change } = await open();
    change(renamed);
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'dirty' } });
    change(structuredClone(draft));
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'clean' } });
  });

  test('unsaved work is known while a call is simulated and a version is viewed', async () => {
    const { actor, change } = await open();
    const known = () => hasUnsavedWork(actor.getSnapshot());
    actor.send({ type: 'simulation.started' });
    expect(known()).toBe(false);
    actor.send({ type: 'simulation.stopped' });
    change(renamed);
    actor.send({ type: 'simulation.started' });
    expect(known()).toBe(true);
    actor.send({ type: 'simulation.stopped' });
    actor.send({ type: 'version.opened', version: 1 });
    expect(known()).toBe(true);
    await settled();
    expect([actor.getSnapshot().value, known()]).toEqual(['reviewing', true]);
  });

  test('a draft is saved while a call is simulated, which goes on, also after a failure', async () => {
    let answer: Promise<SaveOutcome> = Promise.resolve({ kind: 'saved', flow: aFlow({ draft: renamed }) });
    const { actor, sent, change } = await open({ saveFlow: () => answer });
    change(renamed);
    actor.send({ type: 'simulation.started' });
    const save = async (next = answer) => {
      answer = next;
      actor.send({ type: 'save.requested' });
      await settled();
      const snapshot = actor.getSnapshot();
      return [snapshot.value, hasUnsavedWork(snapshot), sent.length];
    };
    const saved = answer;
    expect(await save(down())).toEqual([{ open: 'simulating' }, true, 1]);
    expect(await save(saved)).toEqual([{ open: 'simulating' }, false, 2]);
    expect(await save()).toEqual([{ open: 'simulating' }, false, 2]);
  });

  test('a conflict that comes up while a call is simulated leads back to it', async () => {
    const theirs = aFlow({ draftVersion: 9, draft: { ...draft, name: 'Theirs' } });
    const { actor, change } = await open({ saveFlow: () => Promise.resolve({ kind: 'stale', theirs }) });
    change(renamed);
    for (const type of ['simulation.started', 'save.requested'] as const) actor.send({ type });
    await settled();
    actor.send({ type: 'theirs.taken' });
    expect(actor.getSnapshot()).toMatchObject({ value: { open: 'simulating' }, context: { document: theirs.draft } });
  });

  test('a save names the version it is based on', async () => {
    const { actor, sent, change } = await open();
    change(renamed);
    actor.send({ type: 'save.requested' });
    await settled();
    expect(sent).toEqual([{ basedOn: 3, draft: renamed, publish: false, note: '' }]);
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'clean' } });
  });

  test('an edit made during a save stays dirty', async () => {
    const { actor, change } = await open();
    change(renamed);
    actor.send({ type: 'save.requested' });
    change({ ...draft, name: 'Later' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'dirty' } });
    expect(actor.getSnapshot().context.document?.name).toBe('Later');
  });

  test('a failed save keeps the edit and the error', async () => {
    const { actor, change } = await open({ saveFlow: down });
    change(renamed);
    actor.send({ type: 'save.requested' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'dirty' } });
    expect(actor.getSnapshot().context).toMatchObject({ document: renamed, failure: new Error('down') });
  });
});

describe('a stale save', () => {
  const theirs = aFlow({ draftVersion: 9, draft: { ...draft, name: 'Theirs' } });
  async function conflicted(publish = false) {
    const editor = await open({
      saveFlow: ({ basedOn, draft: saved }) =>
        Promise.resolve(
          basedOn === 9 ? { kind: 'saved', flow: { ...theirs, draft: saved } } : { kind: 'stale', theirs },
        ),
    });
    editor.change(renamed);
    editor.actor.send(publish ? { type: 'publish.requested', note: 'Summer' } : { type: 'save.requested' });
    await settled();
    await settled();
    return editor;
  }

  test('asks before overwriting anything', async () => {
    const { actor } = await conflicted();
    expect(actor.getSnapshot().value).toEqual({ conflict: 'deciding' });
    expect(actor.getSnapshot().context).toMatchObject({ document: renamed, theirs });
  });

  test('keeping mine saves over the current version, and publishes if requested', async () => {
    const { actor, sent } = await conflicted(true);
    actor.send({ type: 'mine.kept' });
    await settled();
    expect(sent.at(-1)).toEqual({ basedOn: 9, draft: renamed, publish: true, note: 'Summer' });
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'clean' } });
  });

  test('a combined document is saved over theirs and published if requested, and can be undone to mine', async () => {
    const { actor, sent } = await conflicted(true);
    const { revision } = actor.getSnapshot().context;
    const merged = { ...renamed, timezone: 'UTC' };
    actor.send({ type: 'merge.opened' });
    expect(actor.getSnapshot().value).toEqual({ conflict: 'merging' });
    actor.send({ type: 'merge.chosen', document: merged });
    expect(actor.getSnapshot().context).toMatchObject({
      document: merged,
      flow: theirs,
      theirs: null,
      revision: revision + 1,
      replaced: { before: renamed, basedOn: 3, version: null },
    });
    await settled();
    expect(sent.at(-1)).toEqual({ basedOn: 9, draft: merged, publish: true, note: 'Summer' });
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'clean' } });
  });

  test('a combined document that is stale again is merged with what came in between', async () => {
    const later = aFlow({ draftVersion: 12, draft: { ...draft, name: 'Later' } });
    const { actor, change } = await open({
      saveFlow: ({ basedOn }) => Promise.resolve({ kind: 'stale', theirs: basedOn === 9 ? later : theirs }),
    });
    change(renamed);
    actor.send({ type: 'save.requested' });
    await settled();
    const merged = { ...renamed, timezone: 'UTC' };
    actor.send({ type: 'merge.chosen', document: merged });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ conflict: 'deciding' });
    expect(actor.getSnapshot().context).toMatchObject({ flow: theirs, document: merged, theirs: later });
  });

  test('taking theirs restarts from their document', async () => {
    const { actor } = await conflicted();
    const { revision } = actor.getSnapshot().context;
    actor.send({ type: 'theirs.taken' });
    expect(actor.getSnapshot().context).toMatchObject({ document: theirs.draft, revision: revision + 1 });
  });
});

describe('the other actors', () => {
  test('a rejected publish shows its problems and keeps the edit', async () => {
    const problems = [{ code: 'NO-ACTION-ON-START', severity: 'error' } as const];
    const { actor, change, sent } = await open({ saveFlow: () => Promise.resolve({ kind: 'refused', problems }) });
    change(renamed);
    actor.send({ type: 'publish.requested', note: '' });
    await settled();
    await settled();
    expect(sent).toEqual([{ basedOn: 3, draft: renamed, publish: true, note: '' }]);
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'dirty' } });
    expect(actor.getSnapshot().context.refused).toEqual(problems);
  });

  test('a failed load can be retried', async () => {
    let tries = 0;
    const { actor } = await open({ loadFlow: () => (tries++ === 0 ? down() : Promise.resolve(aFlow())) });
    expect(actor.getSnapshot().value).toBe('failed');
    actor.send({ type: 'load.retried' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'clean' } });
  });

  test('a failed save says that nothing is saved; a failed publish and a failed version say their failure alone', async () => {
    const { actor, change } = await open({ saveFlow: down, loadVersion: down });
    change(renamed);
    for (const event of [
      { type: 'save.requested' } as const,
      { type: 'publish.requested', note: '' } as const,
      { type: 'version.opened', version: 1 } as const,
    ]) {
      actor.send(event);
      await settled();
      expect(actor.getSnapshot().value).toEqual({ open: { editing: 'dirty' } });
      const { failure, notSaved } = actor.getSnapshot().context;
      expect([failure, notSaved]).toEqual([new Error('down'), event.type === 'save.requested']);
    }
  });

  test('restoring an older version is an unsaved edit', async () => {
    const { actor } = await open();
    actor.send({ type: 'version.opened', version: 1 });
    await settled();
    expect(actor.getSnapshot().value).toBe('reviewing');
    actor.send({ type: 'version.restored' });
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'dirty' } });
    expect(actor.getSnapshot().context).toMatchObject({
      document: aVersion.document,
      opened: null,
      replaced: { before: draft, basedOn: 3, version: 1 },
    });
  });
});
