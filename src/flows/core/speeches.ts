import type { Effect, Speech } from './effects.ts';

export type SpokenText = Extract<Speech, { kind: 'text' }>;

/** The effect with every text that it speaks changed. */
export function withSpeeches(effect: Effect, change: (speech: SpokenText) => SpokenText): Effect {
  const changed = <Said extends Speech | null>(speech: Said): Said =>
    speech?.kind === 'text' ? ({ ...speech, ...change(speech) } as Said) : speech;
  switch (effect.type) {
    case 'say':
      return { ...effect, speech: changed(effect.speech) };
    case 'gather':
      return { ...effect, prompt: changed(effect.prompt), before: changed(effect.before) };
    case 'dial':
      return { ...effect, whisper: changed(effect.whisper) };
    case 'record':
      return { ...effect, greeting: changed(effect.greeting) };
    case 'sendText':
    case 'rotate':
    case 'findBranch':
    case 'tag':
    case 'hangup':
  }
  return effect;
}
