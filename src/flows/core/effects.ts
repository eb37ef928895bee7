import { z } from 'zod';

/** The caller ID shown to the destination. */
export const CallerId = z.enum(['caller', 'trackingNumber']);
export type CallerId = z.infer<typeof CallerId>;

/** Text to speak, in the account's voice for its language unless it names one; an audio file of the account by its id, or the URL of a file elsewhere. */
export type Speech =
  | { kind: 'text'; text: string; language: string; voice?: string }
  | { kind: 'file'; file: string }
  | { kind: 'audio'; url: string };

/** A phone number to ring. `id` is the target's id in the node's settings. */
export interface NumberTarget {
  id: string;
  /** E.164, with an extension if it has one (`+61398765401;ext=12`). */
  number: string;
  label: string;
}

/** The web phone of a user, by the user's id. */
export interface WebPhoneTarget {
  id: string;
  webPhone: number;
  label: string;
}

export type DialTarget = NumberTarget | WebPhoneTarget;

/** A branch as a call is put through to it. */
export interface FoundBranch {
  id: string;
  name: string;
  /** All ring at once. */
  targets: NumberTarget[];
  /** How long they ring, in seconds. */
  timeout: number;
}

/**
 * What the outside must do for a call. An effect that *waits* pauses the flow until the named event arrives; each step
 * emits at most one of these, always last. All times are whole seconds.
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
  /** Waits for `LEGS_ENDED`; `LEG_ANSWERED` may come first. All targets ring at once; the first to answer wins. */
  | {
      type: 'dial';
      nodeId: string;
      targets: DialTarget[];
      timeout: number;
      callerId: CallerId;
      /** Spoken to the destination before the call is connected. */
      whisper: Speech | null;
      /** Whether the destination must press 1 to accept the call. */
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
  /** Waits for `ROTATED`, which brings the next turn of this node's rotation, counted across all calls. */
  | { type: 'rotate'; nodeId: string }
  /**
   * Waits for `BRANCH_FOUND`, which brings the branch of a location routing: that of the digits if the caller entered
   * some, else that of the caller's own number, by its area or an earlier call.
   */
  | { type: 'findBranch'; nodeId: string; location: string; digits: string | null; area: boolean; earlier: boolean }
  /** Sends an SMS to the caller. `language` is that of times and dates in it. */
  | { type: 'sendText'; nodeId: string; text: string; language: string }
  | { type: 'tag'; nodeId: string; tags: string[]; score: number }
  /** Ends the call. */
  | { type: 'hangup'; nodeId: string | null; reason: 'normal' | 'busy' | 'rejected' };
