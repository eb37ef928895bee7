import type { TagTrial } from '#contract/powerups/smartTags.contract.ts';

/** How far back a tag is tried, and in how many days at once: those of a million calls take some seconds together. */
export const triedDays = 90;
const partDays = 15;
const mostShown = 5;
const dayMs = 86_400_000;

/** The parts of the days before a moment (epoch ms), the latest first. */
export const partsBefore = (now: number) =>
  Array.from({ length: triedDays / partDays }, (_, at) => ({
    days: partDays,
    until: new Date(now - at * partDays * dayMs).toISOString(),
  }));

/** What was found in parts, the latest first. */
export function togetherOf(trials: readonly TagTrial[]): TagTrial {
  const sum = (count: (trial: TagTrial) => number) => trials.reduce((total, trial) => total + count(trial), 0);
  return {
    calls: sum(({ calls }) => calls),
    matching: sum(({ matching }) => matching),
    tagged: sum(({ tagged }) => tagged),
    both: sum(({ both }) => both),
    examples: trials.flatMap(({ examples }) => examples).slice(0, mostShown),
    others: trials.flatMap(({ others }) => others).slice(0, mostShown),
  };
}
