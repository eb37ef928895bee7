import type { Executor } from './executor.ts';

/** Builds a prepared statement once for each executor, because building one costs more than running it. */
export function perExecutor<Statement>(build: (executor: Executor) => Statement): (executor: Executor) => Statement {
  const built = new WeakMap<Executor, Statement>();
  return (executor) => {
    const known = built.get(executor) ?? build(executor);
    built.set(executor, known);
    return known;
  };
}
