import { z } from 'zod';
import { SpeechDraft } from '../parts/speech.ts';
import { menuKeys } from './menuKeys.ts';

/** A menu as far as it is filled in. */
export const MenuDraft = z.object({
  prompt: SpeechDraft,
  keys: z.array(z.object({ key: z.enum(menuKeys).catch('0'), label: z.string().catch('') })).catch([]),
  timeout: z.number().catch(5),
  attempts: z.number().catch(2),
  invalidPrompt: z.union([z.null(), SpeechDraft]).catch(null),
});
export type MenuDraft = z.infer<typeof MenuDraft>;
