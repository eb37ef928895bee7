import type { IntlShape } from 'react-intl';
import type { TestRun } from '#flows/core/flowTests.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowTest } from '#values/flow/flowTest.ts';
import { cardText } from '../card/card.ts';
import { testMessages } from './tests.messages.ts';

const longestName = 120;

/** A name for a test that says when the call comes in, what people do and where it ends. */
export function testName(test: Omit<FlowTest, 'name'>, document: FlowDocument, intl: IntlShape): string {
  const when = intl.formatDate(`${test.call.at}Z`, {
    timeZone: 'UTC',
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const answers = test.answers.flatMap(({ event }) => actOf(event, document, intl) ?? []);
  const how = [when, ...answers].join(', ');
  return intl
    .formatMessage(testMessages.endsAt, { how, step: stepName(test.ends.step, document, intl) })
    .slice(0, longestName);
}

/** Why a test fails; undefined if it passes. */
export function failureOf({ passed, test, step, end }: TestRun, document: FlowDocument, intl: IntlShape) {
  if (passed) return undefined;
  if (end === null) return intl.formatMessage(testMessages.asksMore, { step: stepName(step, document, intl) });
  const reached = { step: stepName(step, document, intl), end: intl.formatMessage(testMessages[end]) };
  const expected = {
    step: stepName(test.ends.step, document, intl),
    end: intl.formatMessage(testMessages[test.ends.as]),
  };
  return intl.formatMessage(testMessages.wrongEnd, {
    reached: intl.formatMessage(testMessages.ends, reached),
    expected: intl.formatMessage(testMessages.ends, expected),
  });
}

function actOf(
  event: FlowTest['answers'][number]['event'],
  document: FlowDocument,
  intl: IntlShape,
): string | undefined {
  const words = intl.formatMessage;
  switch (event.type) {
    case 'SAID':
      return undefined;
    case 'DIGITS':
      return words(testMessages.key, { key: event.digits });
    case 'NO_INPUT':
      return words(testMessages.noKey);
    case 'BRANCH_FOUND':
      return event.branch ? words(testMessages.branch, { branch: event.branch.name }) : words(testMessages.noBranch);
    case 'LEGS_ENDED': {
      const winner = event.legs.find(({ outcome }) => outcome === 'answered')?.targetId;
      return winner === undefined
        ? words(testMessages.nobody)
        : words(testMessages.answers, { target: targetName(winner, document) });
    }
    case 'RECORDED':
      return event.seconds === 0 ? words(testMessages.noMessage) : undefined;
    case 'CALLER_HUNG_UP':
      return words(testMessages.hangsUp);
  }
}

function stepName(id: string | null, { nodes }: FlowDocument, intl: IntlShape): string {
  const node = nodes.find((each) => each.id === id);
  return node ? cardText(node, intl).name : intl.formatMessage(testMessages.nowhere);
}

/** What the flow calls a target; its id if the target is not in the flow, as the numbers of a branch. */
function targetName(id: string, { nodes }: FlowDocument): string {
  const targets = nodes.flatMap(({ settings }) => (Array.isArray(settings['targets']) ? settings['targets'] : []));
  const found = targets.find(
    (target): target is { id: string; label?: string; number?: string } =>
      typeof target === 'object' && target !== null && 'id' in target && target['id'] === id,
  );
  return found?.label || found?.number || id;
}
