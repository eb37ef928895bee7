import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { isWhole } from '#flows/core/text/flowText.ts';
import { readText } from '#flows/core/text/readText.ts';
import { toText } from '#flows/core/text/writeText.ts';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { aWorld } from '../../../../tests/builders/flows/aCall.ts';
import italian from '../../../locales/translations/it-IT/flow.json' with { type: 'json' };
import { type Template, templates, writeTemplate } from './templates.ts';

const intls = [
  createIntl({ locale: 'en-US', messages: {}, onError: () => undefined }),
  createIntl({ locale: 'it-IT', messages: italian as Record<string, string> }),
];

const target = { id: 't1', label: '', number: '+61398765432' };
const filled: Record<string, FlowNode['settings']> = {
  ring: { targets: [target] },
  roundRobin: { targets: [{ ...target, weight: 1 }] },
  locations: { location: 'somewhere', fallback: [target] },
};

function fill(node: FlowNode): FlowNode {
  const groups = node.settings['groups'] as { states: string[] }[] | undefined;
  const regions = groups && { groups: groups.map((group, index) => ({ ...group, states: [`AU-${index}`] })) };
  return { ...node, settings: { ...node.settings, ...filled[node.type], ...(regions as FlowNode['settings']) } };
}

const flowOf = (template: Template, intl: (typeof intls)[number]): FlowDocument => ({
  schema: 1,
  name: 'Any',
  timezone: 'Australia/Melbourne',
  ...writeTemplate(template, intl),
});

const blanks = new Set(['SETTINGS-INVALID', 'REGION-EMPTY', 'LOCATION-FOREIGN']);

test.each(templates.map((template) => [template.title, template] as const))(
  'the template %s has no problems once its blanks are filled, in each language',
  (_title, template) => {
    for (const intl of intls) {
      const flow = flowOf(template, intl);
      const errors = validate(flow, nodeTypes, aWorld()).filter(({ severity }) => severity === 'error');
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.filter(({ code }) => !blanks.has(code))).toEqual([]);
      const somewhere = { id: 'somewhere', name: 'Stores', branches: 1, unrouted: 0 };
      const world = aWorld({ locations: new Map([[somewhere.id, somewhere]]) });
      const problems = validate({ ...flow, nodes: flow.nodes.map(fill) }, nodeTypes, world);
      // Outside opening hours, most take messages.
      expect(problems.filter(({ code }) => code !== 'HOURS-UNANSWERED')).toEqual([]);
    }
  },
);

test('templates are flows as text too', () => {
  for (const template of templates) {
    const [intl] = intls;
    if (!intl) throw new Error('no language');
    const text = toText(flowOf(template, intl), nodeTypes);
    const read = readText(text);
    expect(read.ok && isWhole(read.part) && toText(read.part, nodeTypes)).toBe(text);
  }
});

test('there are a dozen, each with its own name', () => {
  expect(new Set(templates.map(({ title }) => title)).size).toBe(12);
});
