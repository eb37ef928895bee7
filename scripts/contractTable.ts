import { runnerImport, type Plugin } from 'vite';
import type { EndpointSpec } from '../src/api/contract/endpoint.ts';

type Table = Record<string, EndpointSpec>;

/**
 * In the built page the contract is a plain table of methods, paths, access, whose they are and files taken: the client needs no more, and zod, the
 * schemas and the number plans they draw in stay out of the first page. Types are checked against the real contract.
 * Pictures, style sheets and the like are not in it: documents and mails name their addresses, and no code calls them.
 */
export function contractTable(): Plugin {
  return {
    name: 'contract-table',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/src/api/contract/endpoints.ts')) return null;
      const { module } = await runnerImport<{ endpoints: Table }>(id);
      const called = Object.entries(module.endpoints).filter(([, endpoint]) => !isLoadedByAddress(endpoint));
      const table = called.map(([name, { method, path, access, ignoresImpersonation, upload }]) => [
        name,
        { method, path, access, ...(ignoresImpersonation && { ignoresImpersonation }), ...(upload && { upload }) },
      ]);
      return `export const endpoints = ${JSON.stringify(Object.fromEntries(table))};`;
    },
  };
}

const isLoadedByAddress = ({ access, response }: EndpointSpec) => access === 'public' && response === 'stream';
