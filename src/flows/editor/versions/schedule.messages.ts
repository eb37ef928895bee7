import { defineMessages } from 'react-intl';

/** Publishing at a moment, in the publish sheet, the bar and the versions panel. */
export const scheduleMessages = {
  ...defineMessages({
    when: { id: 'flow.publishWhen', defaultMessage: 'When' },
    now: { id: 'flow.publishNow', defaultMessage: 'Now' },
    later: { id: 'flow.publishLater', defaultMessage: 'At a set time' },
    backAt: { id: 'flow.publishBackAt', defaultMessage: 'Go back at' },
    past: { id: 'flow.publishPast', defaultMessage: 'Choose a time in the future.' },
    backBefore: { id: 'flow.publishBackBefore', defaultMessage: 'Choose a time after the flow is published.' },
    schedule: { id: 'flow.publishSchedule', defaultMessage: 'Schedule' },
    cancel: { id: 'flow.scheduleCancel', defaultMessage: 'Cancel schedule' },
    cancelBack: { id: 'flow.scheduleCancelBack', defaultMessage: 'Stay on this version' },
    waits: {
      id: 'flow.scheduleWaits',
      defaultMessage: 'A publish is already scheduled. Cancel it in Versions to schedule another.',
    },
    refused: { id: 'flow.scheduleRefused', defaultMessage: 'Scheduled publish failed' },
    refusedWhat: {
      id: 'flow.scheduleRefusedWhat',
      defaultMessage: 'The flow no longer passed its checks at the scheduled time, so it wasn’t published.',
    },
    refusedBack: {
      id: 'flow.scheduleRefusedBack',
      defaultMessage:
        'The earlier version no longer passed its checks at the scheduled time, so calls stay on this one.',
    },
    overtaken: {
      id: 'flow.scheduleOvertaken',
      defaultMessage: 'Another version went live first, so calls stay on that one.',
    },
  }),
  ...defineMessages<{
    publishAt: { timezone: string };
    back: { version: number };
    skipped: { when: string };
    repeated: { when: string };
    barPublish: { when: string };
    barBack: { when: string };
    waiting: { who: string; when: string };
    waitingBack: { who: string; when: string; back: string };
    willGoBack: { version: number; when: string };
  }>({
    publishAt: { id: 'flow.publishAt', defaultMessage: 'Publish at ({timezone})' },
    back: { id: 'flow.publishBack', defaultMessage: 'Go back to version {version} automatically' },
    skipped: {
      id: 'flow.momentSkipped',
      defaultMessage: 'The clocks go forward over this time, so it happens at {when}.',
    },
    repeated: {
      id: 'flow.momentRepeated',
      defaultMessage: 'The clocks go back, so this time comes twice. It happens the first time: {when}.',
    },
    barPublish: { id: 'flow.schedulePublishes', defaultMessage: 'Publishes {when}' },
    barBack: { id: 'flow.scheduleGoesBack', defaultMessage: 'Goes back {when}' },
    waiting: { id: 'flow.scheduleWaiting', defaultMessage: '{who} scheduled a new version for {when}.' },
    waitingBack: {
      id: 'flow.scheduleWaitingBack',
      defaultMessage: '{who} scheduled a new version for {when}, until {back}.',
    },
    willGoBack: { id: 'flow.scheduleWillGoBack', defaultMessage: 'Calls go back to version {version} on {when}.' },
  }),
};
