import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoScripts } from '../server/demo/recordings/scripts.ts';

/**
 * `npm run demo:speak`: speaks the demo's scripts into MP3 files beside them, the caller on the first channel and the
 * business on the second, and writes how long each is. By hand, after a change of the scripts; needs the Debian packages
 * espeak-ng, sox and lame.
 */
const folder = 'server/demo/recordings';
const voices = ['en-gb+f2', 'en+m3', 'en-gb+m7', 'en+f4', 'en-gb-scotland+m1', 'en-us+f3'] as const;
/** Seconds between turns. */
const pause = 0.45;
/** Bits per second; constant, so that a file's size tells its length. */
const rate = { conversation: 24_000, message: 16_000 } as const;

const work = mkdtempSync(join(tmpdir(), 'speak-'));
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const lengths: Record<string, { conversation: number; message: number }> = {};

function speak(text: string, voice: string, name: string): string {
  const [raw, wave] = [join(work, `${name}-raw.wav`), join(work, `${name}.wav`)];
  run('espeak-ng', '-v', voice, '-s', '158', '-w', raw, text);
  run('sox', raw, '-r', '16000', '-c', '1', wave, 'pad', '0', String(pause), 'norm', '-4');
  return wave;
}

/** Writes the MP3 of a name and returns its whole seconds. */
function encode(wave: string, name: string, kind: keyof typeof rate): number {
  const file = join(folder, `${name}-${kind}.mp3`);
  const mode = kind === 'conversation' ? 's' : 'm';
  run('lame', '--quiet', '--noreplaygain', '-t', '-m', mode, '--cbr', '-b', String(rate[kind] / 1000), wave, file);
  return Math.round((statSync(file).size * 8) / rate[kind]);
}

for (const [at, [name, { conversation, message }]] of Object.entries(demoScripts).entries()) {
  const [agent, caller] = [voices[at % voices.length] ?? voices[0], voices[(at + 1) % voices.length] ?? voices[1]];
  const turns = conversation.map(([who, text], turn) => {
    const spoken = speak(text, who === 'agent' ? agent : caller, `${name}-${turn}`);
    const both = join(work, `${name}-${turn}-both.wav`);
    run('sox', spoken, both, 'remix', ...(who === 'caller' ? ['1', '0'] : ['0', '1']));
    return both;
  });
  const whole = join(work, `${name}-whole.wav`);
  run('sox', ...turns, whole);
  lengths[name] = {
    conversation: encode(whole, name, 'conversation'),
    message: encode(speak(message, caller, `${name}-message`), name, 'message'),
  };
}
writeFileSync(join(folder, 'lengths.json'), `${JSON.stringify(lengths, null, 2)}\n`);
rmSync(work, { recursive: true, force: true });
