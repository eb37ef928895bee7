import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import { type DialString, parseDialString } from '#values/dialString.ts';
import { sipAddressOf } from '#values/webPhone.ts';
import type { Effect } from '#flows/core/effects.ts';
import type { TwimlTraits } from './traits.ts';
import type { CallUrls } from './callUrls.ts';
import { ringToneOf } from './ringTone.ts';
import { speak, type Speaking } from './speak.ts';

/** Data about the call that the document needs. */
export interface RenderContext {
  urls: CallUrls;
  speaking: Speaking;
  traits: TwimlTraits;
  /** E.164, or null when withheld. */
  caller: string | null;
  trackingNumber: string;
  /** The domain of the SIP gateway; null without one. */
  sipDomain: string | null;
  /** An earlier response already answered the call, so it can no longer be rejected. */
  pickedUp: boolean;
}

type EffectOf<Type extends Effect['type']> = Extract<Effect, { type: Type }>;

/** The TwiML document that carries out a step's effects. Without a verb it is empty and leaves the call as it is. */
export function renderEffects(effects: readonly Effect[], context: RenderContext): string {
  const response = new VoiceResponse();
  let { pickedUp } = context;
  for (const effect of effects) if (renderEffect(response, effect, { ...context, pickedUp })) pickedUp = true;
  if (effects.at(-1)?.type === 'say') response.redirect({ method: 'POST' }, context.urls.action);
  return response.toString();
}

/** False for internal effects, which produce no verb. */
function renderEffect(response: VoiceResponse, effect: Effect, context: RenderContext): boolean {
  switch (effect.type) {
    case 'say':
      speak(response, effect.speech, context.speaking);
      return true;
    case 'gather':
      renderGather(response, effect, context);
      return true;
    case 'dial':
      renderDial(response, effect, context);
      return true;
    case 'record':
      renderRecord(response, effect, context);
      return true;
    case 'hangup':
      if (effect.reason !== 'normal' && !context.pickedUp) response.reject({ reason: effect.reason });
      else response.hangup();
      return true;
    case 'tag':
    case 'rotate':
    case 'findBranch':
    case 'sendText':
      return false;
  }
}

function renderGather(
  response: VoiceResponse,
  effect: EffectOf<'gather'>,
  { urls, speaking, traits }: RenderContext,
): void {
  if (effect.before) speak(response, effect.before, speaking);
  const gather = response.gather({
    input: ['dtmf'],
    numDigits: effect.digits,
    timeout: effect.timeout,
    finishOnKey: '',
    ...(traits.gathersSilence && { actionOnEmptyResult: true }),
    action: urls.action,
    method: 'POST',
  });
  speak(gather, effect.prompt, speaking);
  if (!traits.gathersSilence) response.redirect({ method: 'POST' }, urls.action);
}

const plain = { extension: null, pause: 0 };

/** The longest conversation that carriers allow, in seconds; some have no limit of their own. */
const longestConversation = 14_400;

/** Never exists (RFC 6761): the leg fails at once, and the flow goes on without a gateway as if nobody had answered. */
const noDomain = 'no-gateway.invalid';

const legProgress = ['initiated', 'ringing', 'answered', 'completed'] as const;

/** A `w` among the digits to send waits half a second. */
const waitsPerSecond = 2;

function renderDial(response: VoiceResponse, effect: EffectOf<'dial'>, context: RenderContext): void {
  const { urls, traits } = context;
  const { least, most } = traits.ringSeconds;
  const ringTone = traits.ringsByCountry ? ringToneOf(context.trackingNumber) : undefined;
  const dial = response.dial({
    action: urls.action,
    method: 'POST',
    timeout: Math.min(most, Math.max(least, effect.timeout)),
    timeLimit: longestConversation,
    answerOnBridge: true,
    ...(ringTone && { ringTone }),
    callerId: effect.callerId === 'caller' && context.caller ? context.caller : context.trackingNumber,
    ...(effect.record && {
      record: 'record-from-answer-dual',
      recordingStatusCallback: urls.recording('conversation'),
      recordingStatusCallbackEvent: ['completed', 'absent'],
    }),
  });
  for (const target of effect.targets) {
    const webhooks = {
      ...((effect.whisper || effect.screen) && { url: urls.whisper(target.id), method: 'POST' }),
      statusCallback: urls.legStatus(target.id),
      statusCallbackEvent: [...legProgress],
      statusCallbackMethod: 'POST',
    };
    if ('webPhone' in target) {
      dial.sip(webhooks, sipAddressOf(target.webPhone, context.sipDomain ?? noDomain));
      continue;
    }
    const dialed = parseDialString(target.number) ?? { ...plain, number: target.number };
    dial.number({ ...digitsToSend(dialed), ...webhooks }, dialed.number);
  }
}

/** The attribute that sends a destination's extension after the answer. */
export function digitsToSend({ extension, pause }: DialString): { sendDigits?: string } {
  return extension === null ? {} : { sendDigits: `${'w'.repeat(pause * waitsPerSecond)}${extension}` };
}

function renderRecord(response: VoiceResponse, effect: EffectOf<'record'>, { urls, speaking }: RenderContext): void {
  speak(response, effect.greeting, speaking);
  response.record({
    action: urls.action,
    method: 'POST',
    maxLength: effect.maxSeconds,
    timeout: 5,
    finishOnKey: '#',
    playBeep: true,
    recordingStatusCallback: urls.recording('message'),
    recordingStatusCallbackEvent: ['completed', 'absent'],
  });
  // A carrier asks for no action after silence; it goes on with the next verb.
  response.redirect({ method: 'POST' }, urls.action);
}
