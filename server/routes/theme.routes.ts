import type { theme } from '#contract/theme.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { themeOfHost } from '../services/theme/themeOfHost.ts';

export const themeHandlers: HandlersFor<typeof theme> = {
  getTheme({ db, config, input, reply }) {
    reply.header('cache-control', 'public, max-age=60');
    return themeOfHost(db, config, input.params.host);
  },
};
