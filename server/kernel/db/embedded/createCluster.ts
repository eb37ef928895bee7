import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, runEngine } from './runEngine.ts';

const unfinished = /^cluster\.new-(\d+)$/;

/** Creates the database files once. They get their final name when complete; the next start removes leftovers. */
export async function createCluster(engine: Engine): Promise<string> {
  const cluster = join(engine.home, 'cluster');
  if (existsSync(cluster)) return cluster;
  for (const name of readdirSync(engine.home)) {
    const owner = unfinished.exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner)))
      rmSync(join(engine.home, name), { recursive: true, force: true });
  }
  const fresh = join(engine.home, `cluster.new-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  await runEngine(engine, 'initdb', [
    `--pgdata=${fresh}`,
    '--username=trunkline',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  try {
    renameSync(fresh, cluster);
  } catch (error) {
    // Another process that started concurrently was faster.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
  return cluster;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
