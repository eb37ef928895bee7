import { describe, expect, test } from 'vitest';
import { aFlow, aVersion, draft, renamed } from '../../../tests/model/machines/flowEditor.builders.ts';
import { down, openEditor, settled } from '../../../tests/model/machines/openEditor.ts';
import { hasUnsavedWork, panelOf } from './flowEditor.machine.ts';
import { panels, type SaveOutcome } from './flowEditor.types.ts';

describe('saving', () => {
  test('an edit is dirty until it is undone', async () => {
    const { actor, change } = await openEditor();
    change(renamed);
    expect(actor.getSnapshot().value.draft).toEqual({ open: 'dirty' });
    change(structuredClone(draft));
    expect(actor.getSnapshot().value.draft).toEqual({ open: 'clean' });
  });

  test('unsaved work is known while a version is viewed', async () => {
    const { actor, change, draftState } = await openEditor();
    const known = () => hasUnsavedWork(actor.getSnapshot());
    expect(known()).toBe(false);
    change(renamed);
    actor.send({ type: 'version.opened', version: 1 });
    expect(known()).toBe(true);
    await settled();
    expect([draftState(), known()]).toEqual(['reviewing', true]);
  });

  test('a draft is saved while a call is played, which goes on, also after a failure', async () => {
    let answer: Promise<SaveOutcome> = Promise.resolve({ kind: 'saved', flow: aFlow({ draft: renamed }) });
    const { actor, sent, change } = await openEditor({ saveFlow: () => answer });
    change(renamed);
    actor.send({ type: 'panel.opened', panel: 'test' });
    const save = async (next = answer) => {
      answer = next;
      actor.send({ type: 'save.requested' });
      await settled();
      const snapshot = actor.getSnapshot();
      return [snapshot.value.panel, hasUnsavedWork(snapshot), sent.length];
    };
    const saved = answer;
    expect(await save(down())).toEqual(['test', true, 1]);
    expect(await save(saved)).toEqual(['test', false, 2]);
    expect(await save()).toEqual(['test', false, 2]);
  });

  test('a save names the version it is based on', async () => {
    const { actor, sent, change } = await openEditor();
    change(renamed);
    actor.send({ type: 'save.requested' });
    await settled();
    expect(sent).toEqual([{ basedOn: 3, draft: renamed, publish: false, note: '' }]);
    expect(actor.getSnapshot().value.draft).toEqual({ open: 'clean' });
  });

  test('an edit made during a save stays dirty', async () => {
    const { actor, change } = await openEditor();
    change(renamed);
    actor.send({ type: 'save.requested' });
    change({ ...draft, name: 'Later' });
    await settled();
    expect(actor.getSnapshot().value.draft).toEqual({ open: 'dirty' });
    expect(actor.getSnapshot().context.document?.name).toBe('Later');
  });

  test('a failed save keeps the edit and says so', async () => {
    const { actor, change } = await openEditor({ saveFlow: down });
    change(renamed);
    actor.send({ type: 'save.requested' });
    await settled();
    expect(actor.getSnapshot().value.draft).toEqual({ open: 'dirty' });
    expect(actor.getSnapshot().context).toMatchObject({ document: renamed, notSaved: true });
  });
});

describe('a stale save', () => {
  const theirs = aFlow({ draftVersion: 9, draft: { ...draft, name: 'Theirs' } });
  async function conflicted(publish = false) {
    const editor = await openEditor({
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
    expect(actor.getSnapshot().value.draft).toEqual({ conflict: 'deciding' });
    expect(actor.getSnapshot().context).toMatchObject({ document: renamed, theirs });
  });

  test('keeping mine saves over the current version, and publishes if requested', async () => {
    const { actor, sent } = await conflicted(true);
    actor.send({ type: 'mine.kept' });
    await settled();
    expect(sent.at(-1)).toEqual({ basedOn: 9, draft: renamed, publish: true, note: 'Summer' });
    expect(actor.getSnapshot().value.draft).toEqual({ open: 'clean' });
  });

  test('a combined document is saved over theirs and published if requested, and can be undone to mine', async () => {
    const { actor, sent } = await conflicted(true);
    const { revision } = actor.getSnapshot().context;
    const merged = { ...renamed, timezone: 'UTC' };
    actor.send({ type: 'merge.opened' });
    expect(actor.getSnapshot().value.draft).toEqual({ conflict: 'merging' });
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
    expect(actor.getSnapshot().value.draft).toEqual({ open: 'clean' });
  });

  test('a combined document that is stale again is merged with what came in between', async () => {
    const later = aFlow({ draftVersion: 12, draft: { ...draft, name: 'Later' } });
    const { actor, change } = await openEditor({
      saveFlow: ({ basedOn }) => Promise.resolve({ kind: 'stale', theirs: basedOn === 9 ? later : theirs }),
    });
    change(renamed);
    actor.send({ type: 'save.requested' });
    await settled();
    const merged = { ...renamed, timezone: 'UTC' };
    actor.send({ type: 'merge.chosen', document: merged });
    await settled();
    expect(actor.getSnapshot().value.draft).toEqual({ conflict: 'deciding' });
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
    const { actor, change, sent } = await openEditor({
      saveFlow: () => Promise.resolve({ kind: 'refused', problems }),
    });
    change(renamed);
    actor.send({ type: 'publish.requested', note: '' });
    await settled();
    await settled();
    expect(sent).toEqual([{ basedOn: 3, draft: renamed, publish: true, note: '' }]);
    expect(actor.getSnapshot().value.draft).toEqual({ open: 'dirty' });
    expect(actor.getSnapshot().context.refused).toEqual(problems);
  });

  test('a failed load can be retried', async () => {
    let tries = 0;
    const { actor } = await openEditor({ loadFlow: () => (tries++ === 0 ? down() : Promise.resolve(aFlow())) });
    expect(actor.getSnapshot().value.draft).toBe('failed');
    actor.send({ type: 'load.retried' });
    await settled();
    expect(actor.getSnapshot().value.draft).toEqual({ open: 'clean' });
  });

  test('a failed save says that nothing is saved; a failed publish and a failed version say their failure alone', async () => {
    const { actor, change } = await openEditor({ saveFlow: down, loadVersion: down });
    change(renamed);
    for (const event of [
      { type: 'save.requested' } as const,
      { type: 'publish.requested', note: '' } as const,
      { type: 'version.opened', version: 1 } as const,
    ]) {
      actor.send(event);
      await settled();
      expect(actor.getSnapshot().value.draft).toEqual({ open: 'dirty' });
      const { failure, notSaved } = actor.getSnapshot().context;
      expect([failure, notSaved]).toEqual(event.type === 'save.requested' ? [null, true] : [new Error('down'), false]);
    }
  });

  test('restoring an older version is an unsaved edit', async () => {
    const { actor } = await openEditor();
    actor.send({ type: 'version.opened', version: 1 });
    await settled();
    expect(actor.getSnapshot().value.draft).toBe('reviewing');
    actor.send({ type: 'version.restored' });
    expect(actor.getSnapshot().value.draft).toEqual({ open: 'dirty' });
    expect(actor.getSnapshot().context).toMatchObject({
      document: aVersion.document,
      opened: null,
      replaced: { before: draft, basedOn: 3, version: 1 },
    });
  });
});

test('one panel is open at a time', async () => {
  const { actor } = await openEditor();
  expect(panelOf(actor.getSnapshot())).toBeNull();
  for (const panel of panels) {
    actor.send({ type: 'panel.opened', panel });
    expect(panelOf(actor.getSnapshot())).toBe(panel);
  }
  actor.send({ type: 'panel.closed' });
  expect(panelOf(actor.getSnapshot())).toBeNull();
});
