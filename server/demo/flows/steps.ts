import type { Speech } from '#flows/core/effects.ts';
import type { SketchedNode } from './drawFlow.ts';

type Place = SketchedNode['at'];
export interface Target {
  id: string;
  label: string;
  number: string;
}

/** The start of a flow: calls are recorded, with the required announcement. */
export function start(consent: Speech, next: string): SketchedNode {
  const settings = { recording: true, consent, callerId: 'caller' };
  return { type: 'start', name: 'Incoming call', at: [0, 2], settings, to: { next } };
}

export function announce(at: Place, name: string, speech: Speech, next: string): SketchedNode {
  return { type: 'announce', name, at, settings: { speech }, to: { next } };
}

/** `keys` has each key's label and target node; no key leads to `noInput`. */
export function menu(
  at: Place,
  name: string,
  prompt: Speech,
  keys: Readonly<Record<string, readonly [label: string, target: string]>>,
  noInput: string,
): SketchedNode {
  const entries = Object.entries(keys);
  const settings = {
    prompt,
    keys: entries.map(([key, [label]]) => ({ key, label })),
    timeout: 6,
    attempts: 2,
    invalidPrompt: null,
  };
  const to = Object.fromEntries(entries.map(([key, [, target]]) => [`key-${key}`, target]));
  return { type: 'menu', name, at, settings, to: { ...to, noInput } };
}

export interface OpenHours {
  weekly: { days: number[]; from: string; to: string }[];
  holidays?: { date: string; name: string }[];
}

/** A single period, `open`; all other hours and holidays are `closed`. */
export function openingHours(at: Place, hours: OpenHours, open: string, closed: string): SketchedNode {
  const settings = {
    timezone: null,
    periods: [{ id: 'open', name: 'Open', weekly: hours.weekly, dates: [] }],
    holidays: hours.holidays ?? [],
  };
  return { type: 'schedule', name: 'Opening hours', at, settings, to: { 'period-open': open, otherwise: closed } };
}

export function ring(
  at: Place,
  name: string,
  targets: Target[],
  unanswered: string,
  options: { order?: 'together' | 'inOrder'; timeout?: number; whisper?: Speech; screen?: boolean } = {},
): SketchedNode {
  const { order = 'together', timeout = 20, whisper = null, screen = false } = options;
  const settings = {
    targets: targets.map((target) => ({ ...target })),
    order,
    timeout,
    callerId: 'caller',
    whisper,
    screen,
  };
  return { type: 'ring', name, at, settings, to: { unanswered } };
}

/** Distributes calls by weight; each person rings for 15 seconds, in one round. */
export function roundRobin(
  at: Place,
  name: string,
  targets: (Target & { weight: number })[],
  unanswered: string,
): SketchedNode {
  const settings = { targets: targets.map((target) => ({ ...target })), timeout: 15, rounds: 1 };
  return { type: 'roundRobin', name, at, settings, to: { unanswered } };
}

export function tag(at: Place, name: string, tags: string[], score: number, next: string): SketchedNode {
  return { type: 'tag', name, at, settings: { tags, score }, to: { next } };
}

export function voicemail(at: Place, name: string, greeting: Speech, email: string): SketchedNode {
  return { type: 'voicemail', name, at, settings: { greeting, maxSeconds: 120, notify: 'missed', emails: [email] } };
}

export function hangup(at: Place, name: string): SketchedNode {
  return { type: 'hangup', name, at, settings: { reason: 'normal' } };
}
