import { type Mutant, of } from './mutant.ts';

const steps = ['tests/model/flows/stepLaws.test.ts'];
const laws = ['tests/model/flows/laws.test.ts', 'src/flows/core/diff.test.ts'];
const beside = (type: string) => [`src/flows/nodes/${type}`];

/** The flow core, its steps, and what compares past calls. */
export const flowMutants: readonly Mutant[] = [
  ...of(
    'src/flows/nodes/ring/ring.node.ts',
    [...steps, ...beside('ring')],
    [
      ["if (event.type === 'CALLER_HUNG_UP' && answered) return", "if (event.type === 'CALLER_HUNG_UP') return"],
      [
        "event.type === 'LEG_ANSWERED' && rung.some(({ id }) => id === event.targetId)",
        "event.type === 'LEG_ANSWERED'",
      ],
      ['memory: { hop, answered: false }', 'memory: { hop, answered: hop > 0 }'],
      ['settings.timeout * hopsOf(settings).length', 'settings.timeout * settings.targets.length'],
      ["outcome === 'unanswered' ? dial(context, hop + 1)", "outcome === 'unanswered' ? dial(context, hop + 2)"],
      ['targets.map((target) => [target])', 'targets.toReversed().map((target) => [target])'],
    ],
  ),
  ...of(
    'src/flows/nodes/roundRobin/roundRobin.node.ts',
    [...steps, ...beside('roundRobin')],
    [
      ["event.type === 'CALLER_HUNG_UP' && dialing.answered", "event.type === 'CALLER_HUNG_UP'"],
      ["event.type === 'LEG_ANSWERED' && event.targetId === rung?.id", "event.type === 'LEG_ANSWERED'"],
      ['targets.length * timeout * rounds', 'targets.length * timeout'],
      [
        'memory.dials >= settings.targets.length * settings.rounds',
        'memory.dials > settings.targets.length * settings.rounds',
      ],
      ['dials: dialing.dials + 1', 'dials: dialing.dials + 2'],
    ],
  ),
  ...of(
    'src/flows/nodes/menu/menu.node.ts',
    [...steps, ...beside('menu')],
    [
      ['(attempts - 1) * speechSeconds', 'attempts * speechSeconds'],
      [
        'attempts * (speechSeconds(prompt, files) + timeout)',
        'attempts * (speechSeconds(prompt, files) + timeout + 1)',
      ],
      ['if (attempt > attempts)', 'if (attempt >= attempts)'],
      ["ask(context, Number(memory) + 1, event.type === 'DIGITS')", 'ask(context, Number(memory) + 1, true)'],
      ['const before = wrongKey ? invalidPrompt : null;', 'const before = invalidPrompt;'],
    ],
  ),
  ...of(
    'src/flows/nodes/locations/locations.node.ts',
    [...steps, ...beside('locations')],
    [
      ['at.targets.some(({ id }) => id === event.targetId)', 'true'],
      ["if (event.type === 'CALLER_HUNG_UP' && at.answered)", "if (event.type === 'CALLER_HUNG_UP')"],
      ['attempt > IVRattempts', 'attempt >= IVRattempts'],
      ['(fallback.length > 0 ? timeout : 0)', '(fallback.length > 1 ? timeout : 0)'],
      ["at.phase === 'branch' ? dialFallback(context)", "at.phase === 'fallback' ? dialFallback(context)"],
    ],
  ),
  ...of('src/flows/nodes/split/split.node.ts', beside('split'), [
    ['if (place < percent) return id;', 'if (place <= percent) return id;'],
    ['event.turn % turns.length', '(event.turn + 1) % turns.length'],
    ['sticky && caller !== null', 'sticky'],
  ]),
  ...of('src/flows/nodes/region/regionAt.node.ts', beside('region'), [
    ['one.length > best.length ? one : best', 'one.length >= best.length ? one : best'],
    ['caller.startsWith(prefix)', 'caller === prefix'],
  ]),
  ...of('src/flows/nodes/caller/matchCaller.node.ts', beside('caller'), [
    ['all.length > 0 && all.every', 'all.every'],
    ['known !== undefined && known !== condition.not', 'known !== condition.not'],
    ['value.toLowerCase()', 'value'],
  ]),
  ...of('src/flows/nodes/schedule/periodAt.node.ts', beside('schedule'), [
    ['minute >= start && (pastMidnight', 'minute > start && (pastMidnight'],
    ['(pastMidnight || minute < end)', '(pastMidnight || minute <= end)'],
    ['days.includes(before) && minute < end', 'days.includes(before) && minute <= end'],
    ['const pastMidnight = end <= start;', 'const pastMidnight = end < start;'],
    ['isSpecial(settings, yesterday) ? undefined : weekdayOf(yesterday)', 'weekdayOf(yesterday)'],
  ]),
  ...of(
    'src/flows/core/flowTests.ts',
    ['src/flows/core/flowTests.test.ts'],
    [
      ['at += answer.after * 1000;', 'at += answer.after;'],
      ['tests * steps <= mostWork', 'tests * steps < mostWork'],
      ['turn: this.#turn++', 'turn: this.#turn'],
    ],
  ),
  ...of('src/flows/core/diff.ts', laws, [
    ['same && before.version === after.version', 'same'],
    ['edges.toReversed().map(({ from, exit, to })', 'edges.map(({ from, exit, to })'],
    ['timezone === null && lists.every', 'lists.every'],
  ]),
  ...of(
    'src/flows/core/merge/merge3.ts',
    ['src/flows/core/merge/merge3.test.ts'],
    [
      ['connections.most > mostEdges', 'connections.most >= mostEdges'],
      ['most > mostNodes', 'most >= mostNodes'],
      ["choices?.get(conflict) ?? 'mine'", "choices?.get(conflict) ?? 'theirs'"],
    ],
  ),
  ...of(
    'src/flows/core/checkWaiting.ts',
    ['src/flows/core/validate.test.ts', 'tests/model/flows/checkedWays.test.ts'],
    [
      ['seconds > slowest.seconds', 'seconds >= slowest.seconds'],
      ['menus > DEEPEST_MENU &&', 'menus >= DEEPEST_MENU &&'],
      ['Math.max(seconds[to] ?? 0, arrival + passing)', 'arrival + passing'],
    ],
  ),
  ...of(
    'src/flows/core/targets.ts',
    ['src/flows/core/targets.test.ts', 'src/flows/nodes/ring', 'src/flows/core/validate.test.ts', ...steps],
    [
      ['if (!event.legs.every(({ targetId }) => rung.has(targetId))) return undefined;', ''],
      ['event.bridged === true || event.legs.some', 'event.legs.some'],
      ['timeout < SHORTEST_RING', 'timeout <= SHORTEST_RING'],
      ['timeout > LONGEST_RING', 'timeout >= LONGEST_RING'],
    ],
  ),
  ...of(
    'src/flows/shadow/pastCall.ts',
    ['src/flows/shadow', 'tests/model/flows/shadow.test.ts'],
    [
      ['    since = event.at;\n', ''],
      ['result.effects.length === 0 && endOf', 'endOf'],
    ],
  ),
  ...of(
    'src/flows/shadow/knownDials.ts',
    ['src/flows/shadow', 'tests/model/flows/shadow.test.ts'],
    [
      ['after <= dial.timeout', 'after < dial.timeout'],
      ['if (last.bridged === true) return undefined;', ''],
      ['if (silentFor < dial.timeout) return undefined;', 'if (silentFor <= dial.timeout) return undefined;'],
      ['a.after - b.after', 'b.after - a.after'],
    ],
  ),
  ...of(
    'src/flows/proof/prove.ts',
    ['src/flows/proof/prove.test.ts', 'src/flows/proof/coverage.test.ts'],
    [
      ['spanOf(from, to + overtime)', 'spanOf(from, to)'],
      ['const usualSlack = 60;', 'const usualSlack = 0;'],
    ],
  ),
  ...of(
    'src/flows/proof/coverage.ts',
    ['src/flows/proof/prove.test.ts', 'src/flows/proof/coverage.test.ts'],
    [
      ['Math.ceil((first.from + first.offset) / DAY)', 'Math.floor((first.from + first.offset) / DAY)'],
      ['Math.floor((last.to + last.offset) / DAY)', 'Math.ceil((last.to + last.offset) / DAY)'],
    ],
  ),
];
