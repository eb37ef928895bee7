import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import type { Effect } from '#flows/core/effects.ts';
import type { CallAddresses } from '../callAddresses.ts';
import { speak } from './speak.ts';

/** What of the call the answer needs besides the effects. */
export interface RenderContext {
  addresses: CallAddresses;
  /** E.164, or null when withheld. */
  caller: string | null;
  trackingNumber: string;
  /** Whether an earlier answer already picked the call up: a rejection is only possible before. */
  pickedUp: boolean;
}

type EffectOf<Type extends Effect['type']> = Extract<Effect, { type: Type }>;

/**
 * The TwiML document that makes a carrier do what a step of the flow asks for. `tag` and `takeTurn` concern our own
 * books and yield no verb; effects without any verb leave the call as it is: an empty response.
 */
export function renderEffects(effects: readonly Effect[], context: RenderContext): string {
  const response = new VoiceResponse();
  let silent = !context.pickedUp;
  for (const effect of effects) {
    renderEffect(response, effect, { ...context, pickedUp: !silent });
    if (effect.type !== 'tag' && effect.type !== 'takeTurn') silent = false;
  }
  return response.toString();
}

function renderEffect(response: VoiceResponse, effect: Effect, context: RenderContext): void {
  switch (effect.type) {
    case 'say':
      speak(response, effect.speech);
      response.redirect({ method: 'POST' }, context.addresses.action);
      return;
    case 'gather':
      return renderGather(response, effect, context);
    case 'dial':
      return renderDial(response, effect, context);
    case 'record':
      return renderRecord(response, effect, context);
    case 'hangup':
      if (effect.reason !== 'normal' && !context.pickedUp) response.reject({ reason: effect.reason });
      else response.hangup();
      return;
    case 'tag':
    case 'takeTurn':
      return;
  }
}

function renderGather(response: VoiceResponse, effect: EffectOf<'gather'>, { addresses }: RenderContext): void {
  if (effect.before) speak(response, effect.before);
  const gather = response.gather({
    input: ['dtmf'],
    numDigits: effect.digits,
    timeout: effect.timeout,
    finishOnKey: '',
    actionOnEmptyResult: true,
    action: addresses.action,
    method: 'POST',
  });
  speak(gather, effect.prompt);
}

function renderDial(response: VoiceResponse, effect: EffectOf<'dial'>, context: RenderContext): void {
  const { addresses } = context;
  const dial = response.dial({
    action: addresses.action,
    method: 'POST',
    timeout: effect.timeout,
    answerOnBridge: true,
    callerId: effect.callerId === 'caller' && context.caller ? context.caller : context.trackingNumber,
    ...(effect.record && {
      record: 'record-from-answer-dual',
      recordingStatusCallback: addresses.recording('conversation'),
      recordingStatusCallbackEvent: ['completed', 'absent'],
    }),
  });
  for (const target of effect.targets)
    dial.number(
      {
        ...((effect.whisper || effect.screen) && { url: addresses.whisper(target.id), method: 'POST' }),
        statusCallback: addresses.legStatus(target.id),
        statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
        statusCallbackMethod: 'POST',
      },
      target.number,
    );
}

function renderRecord(response: VoiceResponse, effect: EffectOf<'record'>, { addresses }: RenderContext): void {
  speak(response, effect.greeting);
  response.record({
    action: addresses.action,
    method: 'POST',
    maxLength: effect.maxSeconds,
    timeout: 5,
    finishOnKey: '#',
    playBeep: true,
    recordingStatusCallback: addresses.recording('message'),
    recordingStatusCallbackEvent: ['completed', 'absent'],
  });
}
