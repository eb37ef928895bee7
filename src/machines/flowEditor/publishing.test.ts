import { describe, expect, test } from 'vitest';
import { aFlow, draft, renamed } from '../../../tests/model/machines/flowEditor.builders.ts';
import { down, openEditor, settled } from '../../../tests/model/machines/openEditor.ts';
import type { PublicationOutcome } from './flowEditor.types.ts';

describe('publishing', () => {
  const evening = '2026-12-24T18:00:00.000Z';
  const part = { share: 10, numbers: [] };
  const problems = [{ code: 'NO-ACTION-ON-START', severity: 'error' } as const];

  test('asks first, and does nothing when the question is left', async () => {
    const { actor, sent, published } = await openEditor();
    actor.send({ type: 'publish.asked' });
    expect(actor.getSnapshot().value.publishing).toBe('asking');
    actor.send({ type: 'publish.left' });
    await settled();
    expect([actor.getSnapshot().value.publishing, sent, published]).toEqual(['idle', [], []]);
  });

  test.each([
    ['at another time', { publishAt: evening, canary: part }, 'later', { backAt: null, publishAt: evening }],
    ['for a part of the calls', { canary: part }, 'part', part],
  ])('%s sends what is edited', async (_, choice, kind, more) => {
    const { actor, change, sent, published, publish } = await openEditor();
    change(renamed);
    publish({ note: 'Summer', ...choice });
    expect(actor.getSnapshot().value.publishing).toBe(kind);
    await settled();
    expect([sent, published]).toEqual([[], [{ kind, request: { document: renamed, note: 'Summer', ...more } }]]);
    expect(actor.getSnapshot().value).toMatchObject({ draft: { open: 'dirty' }, publishing: 'idle' });
  });

  test('an earlier version again leads back to the draft, and only if it was published', async () => {
    let answer: Promise<PublicationOutcome> = Promise.resolve({ kind: 'refused', problems });
    const { actor, published, publish, draftState } = await openEditor({ publish: () => answer });
    actor.send({ type: 'version.opened', version: 1 });
    await settled();
    publish({ note: 'As it was' });
    await settled();
    expect([draftState(), actor.getSnapshot().context.refused]).toEqual(['reviewing', problems]);
    actor.send({ type: 'refusal.dismissed' });
    expect([actor.getSnapshot().value.panel, actor.getSnapshot().context.refused]).toEqual(['problems', []]);
    answer = down();
    publish();
    await settled();
    expect([draftState(), actor.getSnapshot().context.failure]).toEqual(['reviewing', new Error('down')]);
    answer = Promise.resolve({ kind: 'done' });
    publish({ note: 'As it was' });
    await settled();
    expect(published.at(-1)).toEqual({ kind: 'again', version: 1, note: 'As it was' });
    expect([draftState(), actor.getSnapshot().context.opened]).toEqual([{ open: 'clean' }, null]);
  });

  test('of the draft waits for a save that is under way', async () => {
    const { actor, change, sent, publish, draftState } = await openEditor();
    change(renamed);
    actor.send({ type: 'save.requested' });
    publish({ note: 'Summer' });
    expect([actor.getSnapshot().value.publishing, sent.length]).toEqual(['draft', 1]);
    await settled();
    await settled();
    expect(sent.map((save) => [save.publish, save.note])).toEqual([
      [false, ''],
      [true, 'Summer'],
    ]);
    expect([draftState(), actor.getSnapshot().value.publishing]).toEqual([{ open: 'clean' }, 'idle']);
  });

  test('of the draft that meets a conflict is decided with it', async () => {
    const theirs = aFlow({ draftVersion: 9, draft: { ...draft, name: 'Theirs' } });
    let stale = true;
    const { actor, change, sent, publish } = await openEditor({
      saveFlow: ({ draft: saved }) =>
        Promise.resolve(stale ? { kind: 'stale', theirs } : { kind: 'saved', flow: { ...theirs, draft: saved } }),
    });
    change(renamed);
    actor.send({ type: 'save.requested' });
    publish({ note: 'Summer' });
    await settled();
    expect(actor.getSnapshot().value).toMatchObject({ draft: { conflict: 'deciding' }, publishing: 'idle' });
    expect(actor.getSnapshot().context.intent).toEqual({ publish: true, note: 'Summer' });
    stale = false;
    actor.send({ type: 'theirs.taken' });
    await settled();
    expect([sent.length, actor.getSnapshot().value.draft]).toEqual([1, { open: 'clean' }]);
  });

  test('is not asked for while a version opens', async () => {
    const { actor } = await openEditor();
    actor.send({ type: 'version.opened', version: 1 });
    actor.send({ type: 'publish.asked' });
    expect(actor.getSnapshot().value).toMatchObject({ draft: 'openingVersion', publishing: 'idle' });
  });
});
