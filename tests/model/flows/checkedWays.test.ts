import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlowDocument } from '#values/flow/document.ts';
import type { ProblemCode } from '#values/flow/problem.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aWorld } from '../../builders/flows/aCall.ts';
import { plainCheck } from './plainCheck.ts';
import { validFlow, wildFlow } from './validFlows.ts';

const flows = fc.oneof(wildFlow, validFlow);
const found = (document: FlowDocument, code: ProblemCode) =>
  validate(document, nodeTypes, aWorld()).filter((problem) => problem.code === code);

test('reports each group of mutually reachable nodes once, as a cycle', () => {
  fc.assert(
    fc.property(flows, (document) => {
      const plain = plainCheck(document);
      const loops = found(document, 'NO-ACTION-ID-LOOP-DETECTED').map(({ nodes = [] }) => nodes);
      expect(loops).toHaveLength(plain.circles.length);
      for (const circle of plain.circles) {
        const [way = [], ...others] = loops.filter((nodes) => nodes.every((id) => circle.includes(id)));
        expect(others).toEqual([]);
        expect(new Set(way).size).toBe(way.length);
        way.forEach((id, at) => {
          expect(plain.leadsStraightTo(id, way[(at + 1) % way.length] ?? '')).toBe(true);
        });
      }
    }),
    { numRuns: 300 },
  );
});

test('exactly the nodes that no start reaches are unreachable', () => {
  fc.assert(
    fc.property(flows, (document) => {
      const { starts, reach } = plainCheck(document);
      const reached = reach(starts);
      const expected = starts.length === 0 ? [] : document.nodes.map(({ id }) => id).filter((id) => !reached.has(id));
      expect(found(document, 'UNREACHABLE').map(({ nodeId }) => nodeId)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('the longest wait and the unanswered hours are the worst over all paths', () => {
  fc.assert(
    fc.property(flows, (document) => {
      const plain = plainCheck(document);
      const [start = '', another] = plain.starts;
      fc.pre(start !== '' && another === undefined && plain.circles.length === 0);
      const wait = plain.longestWait(start);
      expect(found(document, 'SLOW-TO-PERSON').map(({ values }) => values?.seconds)).toEqual(wait > 60 ? [wait] : []);
      const hours = plain.silentHours(start);
      const silent = hours.length === 0 ? [] : [{ count: hours.length, hours: hours.join(' ') }];
      expect(found(document, 'HOURS-UNANSWERED').map(({ values }) => values)).toEqual(silent);
    }),
    { numRuns: 200 },
  );
});
