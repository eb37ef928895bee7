import { type Mutant, of } from './mutant.ts';

const proof = ['src/flows/proof', 'tests/model/flows/proof.test.ts'];
const spans = ['src/flows/core/spans.test.ts', ...proof];
const openings = ['src/flows/core/calendar.test.ts', 'src/flows/nodes/schedule', ...proof];

/** Every branch of the proof taken out or turned round. */
export const proofMutants: readonly Mutant[] = [
  ...of('src/flows/proof/forward.ts', proof, [
    ['upToLater(leaving, seconds)', 'leaving'],
    ['open === null ? times : bothOf(times, open)', 'times'],
    ['eitherOf(arrivals[to] ?? NEVER, upToLater', 'eitherOf(NEVER, upToLater'],
  ]),
  ...of('src/flows/proof/backward.ts', proof, [
    ['upToEarlier(onward, seconds)', 'onward'],
    ["end === 'unconnected' ? always : NEVER", 'NEVER'],
    ['endings[place]?.has(end) ? always : NEVER', 'always'],
    ['times = eitherOf(times, taking', 'times = eitherOf(NEVER, taking'],
  ]),
  ...of('src/flows/proof/counterexample.ts', proof, [
    ['if (passage.to !== place) continue;', ''],
    ['spanOf(at - seconds, at + 1)', 'spanOf(0, at + 1)'],
    ['end - 1 > latest.at', 'end - 1 < latest.at'],
    ['at: end - 1, events', 'at: end, events'],
  ]),
  ...of('src/flows/proof/playableCall.ts', proof, [
    ['position === events.length - 1 ? leaves : at', 'at'],
    ['endOf(snapshot) === end && isThere', 'isThere'],
    ['return callers === undefined ? [] : [callers];', 'return [];'],
    ['isCallerGiven ? [{}] : callersOn(graph, stays)', 'callersOn(graph, stays)'],
  ]),
  ...of('src/flows/proof/example.ts', proof, [
    ['if (open !== null && !includes(open, at)) continue;', ''],
    ["if (to === NOWHERE && end !== 'unconnected') continue;", ''],
    ['spanOf(at, at + seconds + 1)', 'spanOf(at, at + 1)'],
    ['[...stays, { ...stay, events }]', '[...stays, stay]'],
    ['at: next.at, events: []', 'at, events: []'],
  ]),
  ...of('src/flows/proof/callerClasses.ts', proof, [['return [...byExit.values()];', 'return [];']]),
  ...of('src/flows/proof/outcomes.ts', proof, [
    ['outcomes.push({ by: outcomeBy(step), events });', ''],
    ['if (next !== undefined) visits.push', 'if (next === undefined) visits.push'],
    ['events: [...events, probe]', 'events: [probe]'],
    ['isCallerGiven ? [] : (nodeType.callers?.(settings, nodeId) ?? [])', '[]'],
    ['isCallerGiven ? [] : ', ''],
  ]),
  ...of('src/flows/proof/proofGraph.ts', proof, [
    ['if (start !== undefined && another === undefined) starts', 'if (start !== undefined) starts'],
    ["if (order.length < reached.filter((mark) => mark !== 0).length) return 'loop';", ''],
    [
      "if (node === undefined) return { passages: [], endings: new Map([['unconnected', []]]) };",
      'if (node === undefined) return { passages: [], endings: new Map() };',
    ],
    ['openings.get(exit) ?? NEVER', 'openings.get(exit) ?? null'],
    ['(nodeType.worstSeconds?.(settings, exit, options.files) ?? 0) + options.slack', 'options.slack'],
    ['starts.get(by.flow)', 'starts.get(undefined)'],
  ]),
  ...of('src/flows/proof/prove.ts', proof, [
    ['.filter(({ to }) => to === NOWHERE)', ''],
    ["endings[place]?.has('unconnected') ? [{ exit: null, events: [], times: here }] : []", '[]'],
    ['times: taking(here, passage)', 'times: here'],
    ['if (here.length === 0) return [{ nodeId, exit: null, flow }];', ''],
    ['.filter((passage) => taking(here, passage).length === 0)', '.filter(() => false)'],
  ]),
  ...of('src/flows/proof/coverage.ts', proof, [
    ['b.length - a.length', 'a.length - b.length'],
    ['mask === 0 || mask === last.mask', 'mask === last.mask'],
    ['all | each.bit', 'each.bit'],
    ['text !== usual', 'text === usual'],
  ]),
  ...of('src/flows/core/spans.ts', spans, [
    ['if (last > 0 && start <= (spans[last] ?? 0))', 'if (last > 0 && start < (spans[last] ?? 0))'],
    ['result.push(start, Math.min(end, otherEnd))', 'result.push(start, Math.max(end, otherEnd))'],
  ]),
  ...of('src/flows/core/calendar.ts', openings, [
    ['stretches.push({ ...current, to: change });', ''],
    ['first - last > 1', 'first - last > 3600'],
  ]),
  ...of('src/flows/nodes/schedule/scheduleOpenings.node.ts', openings, [
    ['if (isSpecialDate(date)) return partsBetween(settings, date, [0]);', ''],
    ['`${weekdayOf(date)} ${isSpecialDate(dateOfLocal(midnight - DAY))}`', '`${weekdayOf(date)}`'],
    ['Math.max(start, midnight + part.from)', 'midnight + part.from'],
    ['settings.timezone ?? timezone', 'timezone'],
  ]),
];
