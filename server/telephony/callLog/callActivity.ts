import { addressOf, nameOf } from '#flows/core/dialTarget.ts';
import { moneyCode } from '#values/money.ts';
import type { z } from 'zod';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import { answersOf } from '../calls/answers.ts';
import { type CallEdited, type CallEvent, ofKind } from '../calls/callEvent.ts';
import { givenScore } from '../calls/foldCall.ts';
import { movesOf } from '../calls/flowMoves.ts';
import { onOneClock } from '../calls/oneClock.ts';

type Entry = z.input<typeof CallDetail>['activity'][number];

/**
 * The events of a call for display, in order: `kind` selects the page's message, `text` is its detail (a number, a key,
 * seconds).
 */
export function callActivity(events: readonly CallEvent[]): Entry[] {
  const reported = onOneClock([...events.filter(({ kind }) => kind !== 'flow.moved'), ...movesOf(events)])
    .toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1))
    .flatMap((event) => entriesOf(event).map((entry) => ({ at: iso(event.at), ...entry })));
  const answered = answersOf(events).map(({ target, at }) => {
    return { at: iso(at), kind: 'target.answered', text: nameOf(target) };
  });
  const added = [...answered, ...judgements(events)];
  if (added.length === 0) return reported;
  return [...reported, ...added].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What smart tags changed, each time that they judged the call. */
function judgements(events: readonly CallEvent[]): Entry[] {
  const judged = ofKind(events, 'call.judged').toSorted((one, other) => one.payload.number - other.payload.number);
  return judged.flatMap(({ at, payload: { tags, score } }, place) => {
    const before = judged[place - 1]?.payload ?? { tags: [] as string[], score: givenScore(events) };
    const changed = [
      ...tags.filter((tag) => !before.tags.includes(tag)).map((text) => ({ kind: 'tag.added', text })),
      ...before.tags.filter((tag) => !tags.includes(tag)).map((text) => ({ kind: 'tag.removed', text })),
      ...(score === before.score ? [] : [{ kind: 'score.changed', text: String(score) }]),
    ];
    return changed.map((entry) => ({ at: iso(at), ...entry }));
  });
}

const iso = (at: number) => new Date(at).toISOString();

type Told = Omit<Entry, 'at'> & Partial<Pick<Entry, 'at'>>;

function entriesOf(event: CallEvent): Told[] {
  switch (event.kind) {
    case 'call.started':
      return [
        { kind: event.kind, text: event.payload.caller ?? '' },
        ...(event.payload.looped ? [{ kind: 'call.looped', text: '' }] : []),
        ...(event.payload.blocked ? [{ kind: 'caller.blocked', text: '' }] : []),
      ];
    case 'call.imported': {
      const { caller, importedAt, user } = event.payload;
      return [
        { kind: 'call.started', text: caller ?? '' },
        { kind: event.kind, text: user ?? '', at: iso(importedAt) },
      ];
    }
    case 'flow.moved': {
      const { pressed, dial, tags } = event.payload;
      return [
        ...pressed.map((key) => ({ kind: 'key.pressed', text: key })),
        ...tags.map((tag) => ({ kind: 'tag.added', text: tag })),
        ...(dial?.targets ?? []).map((target) => ({ kind: 'target.rung', text: nameOf(target) })),
      ];
    }
    case 'call.status':
      return [{ kind: `call.${event.payload.status}`, text: String(event.payload.seconds ?? '') }];
    case 'leg.whisper':
      return [{ kind: `whisper.${event.payload.phase}`, text: event.payload.targetId }];
    case 'message.left':
      return [{ kind: event.kind, text: String(event.payload.seconds) }];
    case 'recording':
      return event.payload.seconds === null ? [] : [{ kind: 'recording.kept', text: String(event.payload.seconds) }];
    case 'call.fellBack':
      return [
        { kind: event.kind, text: '' },
        ...event.payload.targets.map((target) => ({ kind: 'target.rung', text: addressOf(target) })),
      ];
    case 'call.lost':
    case 'recording.lost':
    case 'recording.deleted':
      return [{ kind: event.kind, text: '' }];
    case 'call.edited':
      return editEntries(event.payload);
    case 'call.sold': {
      const { revenue, leadStatus } = event.payload;
      return [
        { kind: 'value.changed', text: revenue ? moneyCode(revenue) : '' },
        ...(leadStatus ? [{ kind: 'leadStatus.changed', text: leadStatus }] : []),
      ];
    }
    case 'leg.status':
    case 'dial.ended':
    case 'call.judged':
      // Shown by the legs, together with their outcome, and by what follows.
      return [];
  }
}

function editEntries({ tags, score, notes, revenue, leadStatus, source, by }: CallEdited): Omit<Entry, 'at'>[] {
  const [before, after] = [tags?.before ?? [], tags?.after ?? []];
  return [
    ...after.filter((tag) => !before.includes(tag)).map((tag) => ({ kind: 'tag.added', text: tag })),
    ...before.filter((tag) => !after.includes(tag)).map((tag) => ({ kind: 'tag.removed', text: tag })),
    ...(score ? [{ kind: 'score.changed', text: String(score.after) }] : []),
    ...(revenue ? [{ kind: 'value.changed', text: revenue.after ? moneyCode(revenue.after) : '' }] : []),
    ...(leadStatus ? [{ kind: 'leadStatus.changed', text: leadStatus.after ?? '' }] : []),
    ...(notes ? [{ kind: 'notes.changed', text: by }] : []),
    ...(source ? [{ kind: 'source.renamed', text: source.after }] : []),
  ];
}
