import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

interface Timed {
  name: string;
  duration: number;
}

/** Prints the slowest files, including imports and hooks, and the slowest tests at the end of a run. */
export class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic();
      return { name: module.relativeModuleId, duration: collectDuration + duration };
    });
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        duration: test.diagnostic()?.duration ?? 0,
      })),
    );
    process.stdout.write(`\n${table('Slowest files', files)}\n${table('Slowest tests', tests)}\n`);
  }
}

function table(title: string, timed: Timed[]): string {
  const slowest = timed.toSorted((one, other) => other.duration - one.duration).slice(0, SHOWN);
  const lines = slowest.map(({ name, duration }) => `${(duration / 1000).toFixed(2).padStart(8)} s  ${name}`);
  return [`${title} of ${timed.length}`, ...lines].join('\n');
}
