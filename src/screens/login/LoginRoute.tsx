import { useNavigate } from 'react-router';
import { LoginScreen } from './LoginScreen.tsx';

/** The login among the other pages: where a log-out and an ended session lead. */
export function Component() {
  const navigate = useNavigate();
  return <LoginScreen onEnter={(path) => void navigate(path, { replace: true })} />;
}
