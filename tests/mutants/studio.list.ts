import { type Mutant, of } from './mutant.ts';

const ways = ['tests/model/flows/studioWays.test.ts'];
const calls = ['tests/model/flows/studioSameCalls.test.ts'];
const settings = ['tests/model/flows/studioSettings.test.ts'];
const files = ['tests/model/flows/readStudio.test.ts'];

/** The import of Studio flows: what leads where, and what is listed. */
export const studioMutants: readonly Mutant[] = [
  ...of('src/flows/studio/convertMenu.ts', ways, [
    ['wrong !== AGAIN && (attempts > 1', 'wrong !== AGAIN && (attempts > 2'],
    ['|| (wrong === undefined && silence !== undefined)', ''],
    ["open: silence === AGAIN ? ['noInput'] : []", "open: silence === AGAIN || wrong === AGAIN ? ['noInput'] : []"],
    ['const silence = isSplit ? wrong : silent;', 'const silence = silent;'],
    ['silence === undefined ? [] : [silence, wrong]', '[silence, wrong]'],
    ['|| next === wrongKey?.name', ''],
  ]),
  ...of('src/flows/studio/convertRing.ts', ways, [
    ['if (!next) return [];', ''],
    ["['busy', 'failed'].filter((one) => !takenBy(split, one)?.next)", '[]'],
    ['exits.some(({ transition }) => transition === answered)', 'false'],
    ["transition.next === next ? [{ exit: 'unanswered', transition }] : []", "[{ exit: 'unanswered', transition }]"],
  ]),
  ...of('src/flows/studio/conditions.ts', ways, [
    ["typeof each === 'string' && onlyVariable(each) === input", "typeof each === 'string'"],
  ]),
  ...of('src/flows/studio/convertSplit.ts', ways, [
    [
      'all.slice(at + 1).some((later) => later.startsWith(one))',
      'all.slice(at + 1).some((later) => one.startsWith(later))',
    ],
    ['const isEmpty = to !== undefined && to <= from;', 'const isEmpty = false;'],
  ]),
  ...of('src/flows/studio/convertSplit.ts', calls, [
    ["[afters, befores] = [at('after'), at('before')]", "[afters, befores] = [at('before'), at('after')]"],
  ]),
  ...of(
    'src/api/values/clockHour.ts',
    ['src/api/values/clockHour.test.ts'],
    [
      ['(hour % 12)', 'hour'],
      ['hour < 1 || hour > 12', 'hour > 12'],
      ["startsWith('p')", "endsWith('p')"],
    ],
  ),
  ...of('src/flows/studio/settingsOf.ts', settings, [
    ['Math.max(Math.round(value), limits.least)', 'Math.round(value)'],
    ['numberOf(widget, property, limits) === Number(text)', 'numberOf(widget, property, limits) >= Number(text)'],
    ["text.trim() === '' && Speech.safeParse(audio).success", 'Speech.safeParse(audio).success'],
    ["isWhole ? [] : ['say']", '[]'],
  ]),
  ...of('src/flows/studio/fromLiquid.ts', settings, [
    ['output !== undefined && output.trim() === name ? variableOf(name) : undefined', 'variableOf(name)'],
  ]),
  ...of('src/flows/studio/importStudio.ts', ways, [
    ['transition.next === calls[0]?.transition.next', 'transition.next !== undefined'],
    ['.filter(({ transition }) => transition.next);', ';'],
  ]),
  ...of('src/flows/studio/importStudio.ts', ways, [
    ["if (step.type === 'menu') return transition.event !== 'speech';", "if (step.type === 'menu') return true;"],
  ]),
  ...of('src/flows/studio/studioGraph.ts', ways, [["['incomingCall', 'incomingParent']", "['incomingCall']"]]),
  ...of('src/flows/studio/stepGraph.ts', ways, [
    [
      'const leadsOn = exits.some((one) => one.exit === exit.id && one.transition.next);',
      'const leadsOn = exits.some((one) => one.exit === exit.id);',
    ],
  ]),
  ...of('src/flows/studio/firstFormat.ts', files, [
    ['names.get(one.next) ?? one.next', 'one.next'],
    ["states.some(({ type }) => type === 'InitialState')", 'states.length > 0'],
  ]),
  ...of('src/flows/studio/readStudio.ts', files, [
    ["typeof definition === 'string' ? parseJson(definition) : definition", 'definition'],
  ]),
];
