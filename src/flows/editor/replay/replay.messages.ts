import { defineMessages } from 'react-intl';

export const replayMessages = {
  ...defineMessages({
    title: { id: 'replay.title', defaultMessage: 'Replay of the call' },
    play: { id: 'replay.play', defaultMessage: 'Play' },
    pause: { id: 'replay.pause', defaultMessage: 'Pause' },
    next: { id: 'replay.next', defaultMessage: 'Next moment' },
    back: { id: 'replay.back', defaultMessage: 'Previous moment' },
    speed: { id: 'replay.speed', defaultMessage: 'Speed' },
    moments: { id: 'replay.moments', defaultMessage: 'Moments of the call' },
    keys: { id: 'replay.keys', defaultMessage: 'K plays and pauses, the arrow keys step.' },
    differs: {
      id: 'replay.differs',
      defaultMessage: 'This call can’t be replayed step by step: some of what its flow heard is missing.',
    },
  }),
  ...defineMessages<{
    times: { speed: number };
    position: { time: string; total: string };
  }>({
    times: { id: 'replay.times', defaultMessage: '{speed}×' },
    position: { id: 'replay.position', defaultMessage: '{time} of {total}' },
  }),
};
