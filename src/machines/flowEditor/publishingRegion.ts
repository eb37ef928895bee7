import type { FlowEditorContext, PublicationRequest, PublishChoice } from './flowEditor.types.ts';
import { flowEditor, known } from './flowEditorSetup.ts';

/** What is published: the version that is open, or else the draft. */
const documentOf = ({ opened, document }: FlowEditorContext) => opened?.document ?? known(document);

const requestOf = {
  later: (context, { note, publishAt, backAt }) => ({
    kind: 'later',
    request: { document: documentOf(context), note, publishAt: known(publishAt), backAt },
  }),
  part: (context, { note, canary }) => ({
    kind: 'part',
    request: { document: documentOf(context), note, ...known(canary) },
  }),
  again: ({ opened }, { note }) => ({ kind: 'again', version: known(opened).version.version, note }),
} satisfies Record<string, (context: FlowEditorContext, choice: PublishChoice) => PublicationRequest>;

/** A publication that the server makes without a save of the draft. */
const requesting = (kind: keyof typeof requestOf) =>
  flowEditor.createStateConfig({
    tags: ['publishing'],
    invoke: {
      src: 'publish',
      input: ({ context, event }) => {
        if (event.type !== 'publish.chosen') throw new Error('nothing was chosen to publish');
        return requestOf[kind](context, event.choice);
      },
      onDone: [
        {
          guard: { type: 'wasDone', params: ({ event }) => event.output },
          target: 'idle',
          ...(kind === 'again' && { actions: 'showDraft' as const }),
        },
        {
          target: 'idle',
          actions: {
            type: 'refuse',
            params: ({ event }) => (event.output.kind === 'refused' ? event.output.problems : []),
          },
        },
      ],
      onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
    },
  });

/** Publishing in each of its ways: the draft, at another time, for a part of the calls, or an earlier version again. */
export const publishingRegion = flowEditor.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'publish.asked': { guard: 'canPublish', target: 'asking' } } },
    asking: {
      on: {
        'publish.left': 'idle',
        'publish.chosen': [
          { guard: { type: 'isLater', params: ({ event }) => event.choice }, target: 'later' },
          { guard: { type: 'isPart', params: ({ event }) => event.choice }, target: 'part' },
          { guard: 'hasVersionOpen', target: 'again' },
          { target: 'draft', actions: { type: 'queue', params: ({ event }) => event.choice.note } },
        ],
      },
    },
    /** Waits for a save that is under way. In a conflict it is decided with it. */
    draft: {
      always: [
        { guard: 'isOpen', target: 'idle', actions: ['publishQueued', 'unqueue'] },
        { guard: 'isInConflict', target: 'idle', actions: 'decideTogether' },
      ],
    },
    later: requesting('later'),
    part: requesting('part'),
    again: requesting('again'),
  },
});
