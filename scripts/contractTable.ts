import { runnerImport, type Plugin } from 'vite';
import type { EndpointSpec } from '../src/api/contract/kernel/endpoint.ts';

type Table = Record<string, EndpointSpec>;

/**
 * Replaces the contract in the built page with a plain table of methods, paths, access, ownership and files. The client
 * needs no more, so zod, the schemas and their numbering plans stay out of the first page. Types are checked against
 * the real contract. Endpoints for images and style sheets are omitted: they are referenced by URL, never called.
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
