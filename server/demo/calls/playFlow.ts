import type { CompiledFlow } from '#flows/core/compile.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import type { FlowMoved } from '../../telephony/calls/callEvent.ts';
import { advanceRun, type MovedRun, startRun } from '../../telephony/callHandling/callRun.ts';
import type { Random } from '../seededRandom.ts';
import { wholeBetween } from '../seededRandom.ts';
import { simulateResponse, type SimulatedResponse } from './simulateResponse.ts';

/** What happened at one position of the call, and where that led. */
export interface Beat extends SimulatedResponse {
  moved: FlowMoved;
}

/**
 * A call's path through its flow, without timing: every time in it is the index of its beat. Index 0 is the start of
 * the call, index n the nth beat.
 */
export interface PlayedFlow {
  first: FlowMoved;
  beats: Beat[];
}

/** Runs a simulated call through a flow from a given time (epoch ms) to its end. */
export async function playFlow(flow: CompiledFlow, facts: CallFacts, random: Random): Promise<PlayedFlow> {
  const answers = {
    nextRotation: () => Promise.resolve(wholeBetween(random, 0, 99)),
    findBranch: () => Promise.resolve(null),
  };
  const start = await startRun(flow, facts, answers);
  const beats: Beat[] = [];
  let moved: MovedRun = start;
  while (moved.fact.end === null) {
    const response = simulateResponse(random, flow, moved.position.effects);
    const event: FlowEvent = { ...response.event, at: facts.at + beats.length + 1 };
    const next = await advanceRun(flow, { position: moved.position, step: moved.fact.step, event, answers });
    if (!next) throw new Error(`${event.type} means nothing at step ${moved.fact.step} of ${flow.document.name}`);
    moved = next;
    beats.push({ ...response, moved: indexed(moved.fact, facts.at) });
  }
  return { first: indexed(start.fact, facts.at), beats };
}

function indexed(fact: FlowMoved, startedAt: number): FlowMoved {
  return retimed(fact, (at) => at - startedAt);
}

/** A copy of the move with all of its times mapped. */
export function retimed(fact: FlowMoved, change: (at: number) => number): FlowMoved {
  return {
    ...fact,
    heard: fact.heard.map((event) => ({ ...event, at: change(event.at) })),
    route: fact.route.map((step) => ({ ...step, at: change(step.at) })),
  };
}
