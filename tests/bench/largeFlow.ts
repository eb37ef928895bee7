import type { FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';

const speech = (text: string) => ({ kind: 'text', text, language: 'en-AU' });
const target = (block: number) => ({
  id: 't1',
  label: `Desk ${block}`,
  number: `+6139876${String(1000 + (block % 9000))}`,
});

/**
 * A valid flow like a large IVR: a binary tree of menus, each with a ring that falls back to voicemail, an announcement
 * that tags and hangs up, and two more menus. Exactly `size` nodes, about 1.3 edges per node.
 */
export function largeFlow(size: number): FlowDocument {
  const blocks = Math.max(1, Math.floor((size - 1) / 6));
  const nodes: FlowNode[] = [
    node('start', 'start', 'Start', 0, 0, { recording: false, consent: null, callerId: 'caller' }),
  ];
  const edges: FlowEdge[] = [edge('start', 'next', 'menu0')];
  for (let block = 0; block < blocks; block += 1) addBlock(nodes, edges, block, blocks);
  // Pads the flow to its exact size between the start and the first menu.
  for (let rest = size - nodes.length, last = 'start', at = 0; at < rest; at += 1) {
    const id = `pad${at}`;
    nodes.push(node(id, 'announce', `Notice ${at}`, 0, 1 + at, { speech: speech('Please hold the line.') }));
    const from = edges.find((one) => one.from === last && one.exit === 'next');
    if (from) from.to = id;
    edges.push(edge(id, 'next', 'menu0'));
    last = id;
  }
  return { schema: 1, name: `Flow of ${size} nodes`, timezone: 'Australia/Melbourne', nodes, edges };
}

function addBlock(nodes: FlowNode[], edges: FlowEdge[], block: number, blocks: number): void {
  const depth = Math.floor(Math.log2(block + 1));
  const row = (block + 1 - 2 ** depth) * 4;
  const x = 1 + depth * 3;
  const children = [2 * block + 1, 2 * block + 2].filter((child) => child < blocks);
  const keys = [
    { key: '1', label: 'Sales' },
    { key: '2', label: 'Opening hours' },
    ...children.map((child, index) => ({ key: String(3 + index), label: `Department ${child}` })),
  ];
  const prompt = speech(keys.map(({ key, label }) => `For ${label} press ${key}.`).join(' '));
  nodes.push(
    node(`menu${block}`, 'menu', `Menu ${block}`, x, row, {
      prompt,
      keys,
      timeout: 5,
      attempts: 2,
      invalidPrompt: null,
    }),
    node(`ring${block}`, 'ring', `Desk ${block}`, x + 1, row, {
      targets: [target(block)],
      order: 'together',
      timeout: 20,
      callerId: 'caller',
      whisper: null,
      screen: false,
    }),
    node(`mail${block}`, 'voicemail', `Message ${block}`, x + 2, row, {
      greeting: speech('Please leave a message.'),
      maxSeconds: 120,
      notify: 'missed',
      emails: [],
    }),
    node(`say${block}`, 'announce', `Hours ${block}`, x + 1, row + 1, {
      speech: speech('We are open from nine to five.'),
    }),
    node(`tag${block}`, 'tag', `Mark ${block}`, x + 2, row + 1, { tags: [], score: 1 }),
    node(`end${block}`, 'hangup', `End ${block}`, x + 3, row + 1, { reason: 'normal' }),
  );
  edges.push(
    edge(`menu${block}`, 'key-1', `ring${block}`),
    edge(`menu${block}`, 'key-2', `say${block}`),
    ...children.map((child, index) => edge(`menu${block}`, `key-${3 + index}`, `menu${child}`)),
    edge(`menu${block}`, 'noInput', `end${block}`),
    edge(`ring${block}`, 'unanswered', `mail${block}`),
    edge(`say${block}`, 'next', `tag${block}`),
    edge(`tag${block}`, 'next', `end${block}`),
  );
}

function node(
  id: string,
  type: string,
  name: string,
  column: number,
  row: number,
  settings: FlowNode['settings'],
): FlowNode {
  return { id, type, version: 1, name, settings, position: { x: column * 320, y: row * 160 } };
}

function edge(from: string, exit: string, to: string): FlowEdge {
  return { id: `${from}-${exit}`, from, exit, to };
}
