import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../machines/login/login.machine.ts';
import type { LoginEvent } from '../../../machines/login/loginEvents.ts';

export interface LoginProps {
  state: SnapshotFrom<typeof loginMachine>;
  send: (event: LoginEvent) => void;
}
