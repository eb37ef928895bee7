import { type Mutant, of } from './mutant.ts';

const folded = ['tests/model/telephony'];
const nodes = ['tests/api/carriers/twoNodes.test.ts'];

/** How calls are folded from what carriers tell, and how they change while they last. */
export const callMutants: readonly Mutant[] = [
  ...of('server/telephony/calls/dials.ts', folded, [
    ['if (isWinner) return ended.at - ended.payload.seconds * 1000;', 'if (isWinner) return ended.at;'],
    ['targets.length === 1 ? ended.at : undefined', 'ended.at'],
    ['Math.min(...heard) - started', 'Math.max(...heard) - started'],
    ['at < first - roundingMs', 'at < first'],
    ['.toSorted((a, b) => a.step - b.step)', ''],
  ]),
  ...of('server/telephony/calls/foldCall.ts', folded, [
    ['moves.findLast((move) => move.end !== null)', 'moves.find((move) => move.end !== null)'],
    ["recording === 'conversation' ? seconds !== 0", "recording === 'conversation' ? true"],
    ['(seconds ?? 0) >= shortestMessage)', '(seconds ?? 0) > shortestMessage)'],
    ['length >= shortestMessage', 'length > shortestMessage'],
    ['export const shortestMessage = 2;', 'export const shortestMessage = 1;'],
    ["message === 'kept') return 'missed'", "message === 'none') return 'missed'"],
    ["end !== 'callerGone'", "end !== 'hungUp'"],
    ["ofKind(events, 'recording.deleted')]", ']'],
    ["kind: 'lost' };", "kind: 'reported' };"],
    ["state: stop ? 'ended' : answered ?", 'state: answered ?'],
    ['found.findLast(({ branch })', 'found.find(({ branch })'],
    ['dials.at(-1)?.legs.at(-1)', 'dials.at(0)?.legs.at(-1)'],
    ['score: moves.reduce((sum, { score }) => sum + score', 'score: moves.reduce((_, { score }) => score'],
    ['callerStayed !== true', 'callerStayed === true'],
  ]),
  ...of('server/telephony/calls/foldLegs.ts', folded, [
    ["end === 'reported' && dial.targets.length === 1", 'dial.targets.length === 1'],
    ["end === 'reported' && dial.targets.length === 1", "end === 'reported'"],
    ['answeredAt(rung) ?? lastStatus(rung)?.at', 'lastStatus(rung)?.at'],
    ['Math.max(0, length - whisperSeconds(rung, ended))', 'length'],
    ['if (!ended || targets.length > 1) return undefined;', 'if (!ended) return undefined;'],
    ['possible.length === 1 ? possible[0]', 'possible.length > 0 ? possible[0]'],
  ]),
  ...of('server/telephony/calls/winner.ts', folded, [
    ['length > whisperSeconds(rung)', 'length >= whisperSeconds(rung)'],
    ['unheardOf.length > 0 ? unheardOf : possible', 'possible'],
    ["last !== undefined && isOver(last) && last !== 'completed'", "last !== undefined && last !== 'completed'"],
  ]),
  ...of(
    'server/kernel/time/clockTime.ts',
    ['server/kernel/time/clockTime.test.ts'],
    [
      ["sign === '-' ? -60_000", "sign === '+' ? -60_000"],
      ['.slice(0, 19)', '.slice(0, 16)'],
    ],
  ),
  ...of('server/telephony/callHandling/changeCall.ts', nodes, [
    ['if (!(await holdCallState(tx, found))) return undefined;', 'await holdCallState(tx, found);'],
    ['return written ? settled(context, found, decision) : undefined;', 'return settled(context, found, decision);'],
    ['context.recent.forget(key.callUuid);', ''],
  ]),
  ...of('server/telephony/callHandling/handleStatusCallback.ts', nodes, [
    ['if (meanwhile) await storeStatus(context, meanwhile, report);', 'void meanwhile;'],
    ['if (report) await storeStatus(context, key, report);', 'void report;'],
  ]),
];
