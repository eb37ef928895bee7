import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { aNode } from '../../../../tests/builders/api/aFlow.ts';
import { cardText } from './card.ts';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });
const names = new Map([['summer', 'Summer hours']]);

test.each([['announce', 'speech'] as const, ['menu', 'prompt'] as const, ['voicemail', 'greeting'] as const])(
  'the card of a step %s names the file that it plays, and says when it was deleted',
  (type, setting) => {
    const linesOf = (file: string, files?: typeof names) =>
      cardText(aNode('step', type, { [setting]: { kind: 'file', file } }), intl, files).lines.map((line) => line());
    expect(linesOf('summer', names)).toEqual(['Summer hours']);
    expect(linesOf('gone', names)).toEqual(['Deleted audio file']);
    expect(linesOf('summer')).toEqual(['Audio file']);
  },
);
