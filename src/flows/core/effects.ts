import { z } from 'zod';

/** Whose number the people called see. */
export const CallerId = z.enum(['caller', 'trackingNumber']);
export type CallerId = z.infer<typeof CallerId>;

/** What is spoken: words in a language and voice, or an audio file's address. */
export type Speech = { kind: 'text'; text: string; language: string } | { kind: 'audio'; url: string };

/** One target that a dial rings. `id` is the target's id in the node's settings. */
export interface DialTarget {
  id: string;
  /** E.164. */
  number: string;
  label: string;
}

/**
 * What the outside must do for a call. Effects marked *waits* stop the flow until the event named comes back; at most one
 * such effect is emitted by a step, always last. All times are whole seconds.
 */
export type Effect =
  /** Waits for `SAID`. */
  | { type: 'say'; nodeId: string; speech: Speech }
  /** Waits for `DIGITS` or `NO_INPUT`. `attempt` counts from 1. */
  | {
      type: 'gather';
      nodeId: string;
      prompt: Speech;
      before: Speech | null;
      digits: number;
      timeout: number;
      attempt: number;
    }
  /** Waits for `LEGS_ENDED`; `LEG_ANSWERED` may come before. All targets ring at once; the first to answer wins. */
  | {
      type: 'dial';
      nodeId: string;
      targets: DialTarget[];
      timeout: number;
      callerId: CallerId;
      /** Spoken to the target before the two are connected. */
      whisper: Speech | null;
      /** The target must press 1 to take the call. */
      screen: boolean;
      record: boolean;
    }
  /** Waits for `RECORDED`. */
  | {
      type: 'record';
      nodeId: string;
      greeting: Speech;
      maxSeconds: number;
      notify: 'missed' | 'always' | 'no';
      emails: string[];
    }
  /** Waits for `ROTATED`: the next turn of this node's round, counted over all calls. */
  | { type: 'rotate'; nodeId: string }
  | { type: 'tag'; nodeId: string; tags: string[]; score: number }
  /** Ends the call. */
  | { type: 'hangup'; nodeId: string | null; reason: 'normal' | 'busy' | 'rejected' };
