import { useIntl } from 'react-intl';
import type { FlowNode } from '#values/flow/document.ts';
import type { CallGroup } from '../../shadow/compareCalls.ts';
import type { Ending } from '../../shadow/ending.ts';
import { cardText } from '../card/card.ts';
import { testMessages } from '../tests/tests.messages.ts';
import type { ShadowResult } from './replayPastCalls.ts';
import { shadowMessages } from './shadow.messages.ts';

const asked = new Set(['gather', 'dial', 'rotate', 'findBranch', 'tags'] as const);
type Asked = typeof asked extends Set<infer Kind> ? Kind : never;

/** The name of a group of calls: how they ended and would end, or why that isn't known. */
export function useGroupWords(result: ShadowResult): (change: CallGroup['change']) => string {
  const intl = useIntl();
  const words = intl.formatMessage;
  const nameOf = (id: string, flow: string | undefined) => {
    const node = nodeIn(result, id, flow);
    return node ? cardText(node, intl).name : id;
  };
  const endingWords = ({ step, flow, outcome }: Ending) =>
    words(shadowMessages.ending, {
      step: nameOf(step, flow),
      outcome: words(outcome === 'voicemail' ? shadowMessages.voicemail : testMessages[outcome]),
    });
  return (change) => {
    if ('before' in change) {
      return words(shadowMessages.change, { before: endingWords(change.before), after: endingWords(change.after) });
    }
    if (change.step === null) return words(shadowMessages.missingEvents);
    const kind = asked.has(change.why as Asked) ? (change.why as Asked) : 'other';
    return words(shadowMessages[kind], { step: nameOf(change.step, change.flow) });
  };
}

/** The step as the draft has it, else as the newest version that has it. */
function nodeIn(
  { document, others, versions }: ShadowResult,
  id: string,
  flow: string | undefined,
): FlowNode | undefined {
  const drawn = flow === undefined ? document : others.get(flow);
  const ran = versions.filter(({ pin }) => flow === undefined || pin.id === flow).map((version) => version.document);
  return [...(drawn ? [drawn] : []), ...ran].flatMap(({ nodes }) => nodes).find((node) => node.id === id);
}
