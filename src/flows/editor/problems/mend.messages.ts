import { defineMessages } from 'react-intl';

/** Buttons that mend a problem. */
export const mendMessages = {
  ...defineMessages({
    warnings: { id: 'flow.mendWarnings', defaultMessage: 'Warnings' },
  }),
  ...defineMessages<{
    connect: { name: string };
    mentionKey: { key: string };
    delete: { name: string };
    ringNumber: { name: string; number: string };
    keepNumber: { name: string };
    sentence: { label: string; key: string };
    pressOnly: { key: string };
  }>({
    connect: { id: 'flow.mendConnect', defaultMessage: 'Connect to {name}' },
    ringNumber: { id: 'flow.mendRingNumber', defaultMessage: 'Ring {name} on {number}' },
    keepNumber: { id: 'flow.mendKeepNumber', defaultMessage: 'Keep ringing {name}' },
    mentionKey: { id: 'flow.mendMentionKey', defaultMessage: 'Mention key {key} in the prompt' },
    delete: { id: 'flow.mendDelete', defaultMessage: 'Delete {name}' },
    sentence: { id: 'flow.mendSentence', defaultMessage: 'For {label}, press {key}.' },
    pressOnly: { id: 'flow.mendPressOnly', defaultMessage: 'Or press {key}.' },
  }),
};
