import { describe, expect, test } from 'vitest';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { ProblemCode } from '#values/flow/problem.ts';
import { problemMessages } from '../../../src/flows/editor/problems/problems.messages.ts';
import { aWorld } from '../../builders/flows/aCall.ts';
import { ruleTable } from './ruleTable.ts';

describe.each(ProblemCode.options)('%s', (code) => {
  test('is reported for a smallest flow that breaks it, and nothing else is', () => {
    const { document, world = {}, also = [] } = ruleTable[code];
    const found = validate(document, nodeTypes, aWorld(world)).map((problem) => problem.code);
    expect(found.toSorted()).toEqual([code, ...also].toSorted());
  });

  test('is told in words', () => {
    expect(problemMessages[code].id).toBe(`problem.${code}`);
  });
});
