import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { build } from 'vite';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import { cardText } from '../../src/flows/editor/card/card.ts';
import { freePort } from '../server/freePort.ts';
import type { BareFlow, NamesFlow } from './bare/bareFlow.ts';
import { largeFlow } from './largeFlow.ts';

const folder = 'dist/bench-bare';
const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const;

/** Builds the bare pages and serves them with their flows. Files are cached like ours. */
export async function serveBare(): Promise<{ url: string; stop(): void }> {
  await build({ configFile: 'tests/bench/bare/vite.config.ts', logLevel: 'error' });
  const port = await freePort();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname;
    const flow = flows[path];
    if (flow) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(flow(Number(url.searchParams.get('size')))));
      return;
    }
    readFile(join(folder, path)).then(
      (content) => {
        const extension = path.split('.').at(-1);
        response.setHeader('content-type', types[extension as keyof typeof types] ?? 'application/octet-stream');
        if (path.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const messages = JSON.parse(readFileSync('src/locales/compiled/flow.en-US.json', 'utf8')) as Record<string, never>;
const intl = createIntl({ locale: 'en-US', messages });
const made = new Map<number, BareFlow>();
const flows: Record<string, (size: number) => object> = { '/cards.json': cardsFlow, '/names.json': namesFlow };

function namesFlow(size: number): NamesFlow {
  const { nodes, edges } = largeFlow(size);
  return {
    nodes: nodes.map(({ id, name, position }) => ({ id, position: position ?? { x: 0, y: 0 }, data: { label: name } })),
    edges: edges.map(({ id, from, to }) => ({ id, source: from, target: to })),
  };
}

/** The flow with the text of its cards, so that the bare page only draws. */
function cardsFlow(size: number): BareFlow {
  const known = made.get(size);
  if (known) return known;
  const { nodes, edges } = largeFlow(size);
  const taken = new Set(edges.map(({ from, exit }) => `${from} ${exit}`));
  const flow: BareFlow = {
    nodes: nodes.map((node) => {
      const { kind, name, lines, exits } = cardText(node, intl);
      const { icon = 'unknown', tone = 'note' } = viewOf(node.type) ?? {};
      return {
        id: node.id,
        position: node.position ?? { x: 0, y: 0 },
        data: {
          kind,
          name,
          icon,
          tone,
          lines: lines.map((line) => line()),
          exits: exits.map(({ id, label }) => ({ id, label, open: !taken.has(`${node.id} ${id}`) })),
        },
      };
    }),
    edges: edges.map(({ id, from, exit, to }) => ({
      id,
      source: from,
      sourceHandle: exit,
      target: to,
      targetHandle: 'in',
    })),
  };
  made.set(size, flow);
  return flow;
}
