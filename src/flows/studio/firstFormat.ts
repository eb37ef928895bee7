/** What Studio's first format calls its widgets, so far as one was seen; others stay unknown. */
const types: Readonly<Record<string, string>> = {
  InitialState: 'trigger',
  SayPlay: 'say-play',
  Gather: 'gather-input-on-call',
  Branch: 'split-based-on',
  Message: 'send-message',
  EnqueueCall: 'enqueue-call',
};

type Fields = Record<string, unknown>;

/** A flow of Studio's first format, in which transitions name the `sid` of a widget, as one of today's; others as they are. */
export function fromFirstFormat(flow: Fields & { states: unknown[] }): Fields {
  const states = flow.states.filter(isRecord);
  if (!states.some(({ type }) => type === 'InitialState')) return flow;
  const names = new Map(states.map(({ sid, name }) => [sid, name]));
  const renamed = states.map((state) => {
    const transitions = Array.isArray(state.transitions) ? state.transitions.filter(isRecord) : [];
    return {
      ...state,
      type: typeof state.type === 'string' && Object.hasOwn(types, state.type) ? types[state.type] : state.type,
      transitions: transitions.map((one) => ({ ...one, next: names.get(one.next) ?? one.next })),
    };
  });
  return { ...flow, states: renamed };
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
