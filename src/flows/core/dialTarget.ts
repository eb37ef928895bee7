import { extensionOf } from '#values/webPhone.ts';
import type { DialTarget } from './effects.ts';

/** Where a target is rung, the same for all steps that ring it: its number, or its SIP address without the domain. */
export function addressOf(target: DialTarget): string {
  return 'webPhone' in target ? `sip:${extensionOf(target.webPhone)}` : target.number;
}

/** A target as people read it: by its name, or else where it is rung. */
export function nameOf(target: DialTarget): string {
  return target.label || addressOf(target);
}
