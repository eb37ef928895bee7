import type { IntlShape } from 'react-intl';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { sameValue } from '#flows/core/canonical.ts';
import type { Conflict, Versions } from '#flows/core/merge/conflict.ts';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import type { FileNames } from '#flows/nodes/parts/speech.ts';
import { cardText } from '../card/card.ts';
import { testName } from '../tests/testWords.ts';
import { mergeMessages as words } from './merge.messages.ts';
import { type NamesById, settingText } from './settingText.ts';

/** The drafts that are merged, and whose names stand in for ids. */
export interface MergedDrafts extends Versions<FlowDocument> {
  world: AccountWorld | undefined;
}

/** What a conflict is about, and what stood there and stands there on each side, in words. */
export interface ConflictWords extends Versions<string> {
  title: string;
}

export function conflictWords(conflict: Conflict, drafts: MergedDrafts, intl: IntlShape): ConflictWords {
  const title = titleOf(conflict, drafts, intl);
  const [base, mine, theirs] = (['base', 'mine', 'theirs'] as const).map((at) => valueAt(conflict, at, drafts, intl));
  return { title, base: base ?? '', mine: mine ?? '', theirs: theirs ?? '' };
}

function titleOf(conflict: Conflict, drafts: MergedDrafts, intl: IntlShape): string {
  switch (conflict.kind) {
    case 'flow':
    case 'tests':
      return intl.formatMessage(words[conflict.kind]);
    case 'flowName':
      return intl.formatMessage(words.flowName);
    case 'timezone':
      return intl.formatMessage(words.timezone);
    case 'test': {
      const { name = '' } = conflict.mine ?? conflict.theirs ?? conflict.base ?? {};
      return intl.formatMessage(words.test, { name });
    }
    case 'step':
      return stepName(conflict.step, drafts, intl);
    case 'stepName':
      return intl.formatMessage(words.stepName, { step: stepName(conflict.step, drafts, intl) });
    case 'comment':
      return intl.formatMessage(words.comment, { step: stepName(conflict.step, drafts, intl) });
    case 'setting':
      return intl.formatMessage(words.setting, {
        step: stepName(conflict.step, drafts, intl),
        setting: settingName(findNode(conflict.step, drafts), conflict.setting, intl),
      });
    case 'connection': {
      const exits = [drafts.mine, drafts.theirs].flatMap((draft) => {
        const node = draft.nodes.find(({ id }) => id === conflict.step);
        return node ? cardText(node, intl).exits : [];
      });
      const exit = exits.find(({ id }) => id === conflict.exit)?.label ?? conflict.exit;
      return intl.formatMessage(words.connection, { step: stepName(conflict.step, drafts, intl), exit });
    }
  }
}

function valueAt(conflict: Conflict, at: keyof Versions<unknown>, drafts: MergedDrafts, intl: IntlShape): string {
  switch (conflict.kind) {
    case 'flow':
      return intl.formatMessage(words.stepCount, { count: conflict[at].nodes.length });
    case 'tests':
      return intl.formatMessage(words.testCount, { count: conflict[at].length });
    case 'flowName':
    case 'timezone':
      return conflict[at];
    case 'stepName':
      return conflict[at].trim() || intl.formatMessage(words.unnamed);
    case 'comment':
      return conflict[at] ?? intl.formatMessage(words.nothing);
    case 'test': {
      const test = conflict[at];
      if (!test) return intl.formatMessage(conflict.base ? words.deleted : words.nothing);
      return `${test.name}\n${testName(test, drafts[at], intl)}`;
    }
    case 'step':
      return stepText(conflict[at], conflict.base, drafts, intl);
    case 'setting': {
      const type = findNode(conflict.step, drafts)?.type ?? '';
      return settingText(type, conflict.setting, conflict[at], namesIn(drafts), intl);
    }
    case 'connection': {
      const steps = conflict[at].map((id) => intl.formatMessage(words.leadsTo, { step: stepName(id, drafts, intl) }));
      return steps.join('\n') || intl.formatMessage(words.unconnected);
    }
  }
}

/** A step as one side left it: what it does and, a line each, the settings that this side changed. */
function stepText(
  node: FlowNode | undefined,
  base: FlowNode | undefined,
  drafts: MergedDrafts,
  intl: IntlShape,
): string {
  if (!node) return intl.formatMessage(base ? words.deleted : words.nothing);
  const { kind, name, lines } = cardText(node, intl, fileNamesIn(drafts));
  const head = [name === kind ? kind : `${kind}: ${name}`, ...lines.map((line) => line())];
  if (!base || node === base) return head.join('\n');
  const changed = Object.keys(node.settings).filter(
    (setting) => !sameValue(node.settings[setting], base.settings[setting]),
  );
  if (changed.length === 0 && node.type === base.type && node.name === base.name)
    return [...head, intl.formatMessage(words.reconnected)].join('\n');
  const names = namesIn(drafts);
  const reported = changed.map((setting) => {
    const value = settingText(node.type, setting, node.settings[setting], names, intl);
    return `${settingName(node, setting, intl)}: ${value.replaceAll('\n', '; ')}`;
  });
  return [head[0], ...reported].join('\n');
}

function settingName(node: FlowNode | undefined, setting: string, intl: IntlShape): string {
  const settingNames = viewOf(node?.type ?? '')?.settingNames ?? {};
  const message = Object.hasOwn(settingNames, setting) ? settingNames[setting] : undefined;
  return message ? intl.formatMessage(message) : setting;
}

function findNode(step: string, { base, mine, theirs }: MergedDrafts): FlowNode | undefined {
  const find = ({ nodes }: FlowDocument) => nodes.find(({ id }) => id === step);
  return find(mine) ?? find(theirs) ?? find(base);
}

function stepName(step: string, drafts: MergedDrafts, intl: IntlShape): string {
  const node = findNode(step, drafts);
  return node ? cardText(node, intl).name : step;
}

/** The names of the account’s audio files; undefined until they are loaded. */
export function fileNamesIn({ world }: MergedDrafts): FileNames {
  return world && new Map(world.audioFiles.map(({ id, name }) => [id, name]));
}

function namesIn({ world }: MergedDrafts): NamesById {
  const named = world ? [...world.flows, ...world.locations, ...world.audioFiles] : [];
  return new Map(named.map(({ id, name }) => [id, name]));
}
