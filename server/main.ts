import { problemOfNode } from './nodeVersion.ts';

// Everything else is loaded after the check, because an old Node may not even parse it.
const problem = problemOfNode(process.version);
if (problem === undefined) {
  const { run } = await import('./run.ts');
  await run();
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
