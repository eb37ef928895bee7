import { defineMessages } from 'react-intl';

export const playerWords = {
  ...defineMessages({
    play: { id: 'call.player.play', defaultMessage: 'Play' },
    pause: { id: 'call.player.pause', defaultMessage: 'Pause' },
    back: { id: 'call.player.back', defaultMessage: 'Back 10 seconds' },
    ahead: { id: 'call.player.ahead', defaultMessage: 'Ahead 10 seconds' },
    speed: { id: 'call.player.speed', defaultMessage: 'Speed' },
    position: { id: 'call.player.position', defaultMessage: 'Position' },
    caller: { id: 'call.player.caller', defaultMessage: 'Caller' },
    target: { id: 'call.player.target', defaultMessage: 'Answered by' },
    keys: {
      id: 'call.player.keys',
      defaultMessage: 'Space plays and pauses, the arrow keys move by 10 seconds, < and > change the speed.',
    },
  }),
  ...defineMessages<{ times: { times: number }; at: { position: string; length: string } }>({
    times: { id: 'call.player.times', defaultMessage: '{times, number}×' },
    at: { id: 'call.player.at', defaultMessage: '{position} / {length}' },
  }),
};
