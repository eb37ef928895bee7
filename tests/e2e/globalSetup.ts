import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../server/startServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the demo tenant that every test file copies. */
    demoData: string;
  }
}

/** Loads the demo tenant once for the run, by a server that is stopped again. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const demoData = mkdtempSync(join(tmpdir(), 'trunkline-demo-'));
  const server = await startServer({ DATA_DIR: demoData });
  await server.stop();
  project.provide('demoData', demoData);
  return () => rmSync(demoData, { recursive: true, force: true });
}
