import { randomInt } from 'node:crypto';
import { besiege } from './besiege.ts';

/** `npm run siege -- [seconds] [seed] [email]`: one login against one node; needs a build. The bars are of a machine that does nothing else. */
const [seconds = '600', seed = String(randomInt(1_000_000)), email = 'admin@demo.test'] = process.argv.slice(2);
console.log(`${seconds} seconds as ${email}, seed ${seed}`);
const verdict = await besiege({ seconds: Number(seconds), seed: Number(seed), email, log: console.log });
console.log(verdict);
const { lives, failed, health, webhooks, memory } = verdict;
const isQuick = health.p99 <= 100 && webhooks.p99 <= 250;
const held = lives && failed.length === 0 && isQuick && memory.after <= memory.before * 1.5;
process.exitCode = held ? 0 : 1;
