import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { backToTop } from './BackToTop.css.ts';
import { shellMessages as words } from '../navigation/shell.messages.ts';

const threshold = 600;

/** Appears once the page has scrolled 600 px. */
export function BackToTop() {
  const intl = useIntl();
  const [deep, setDeep] = useState(false);
  useEffect(() => {
    const onScroll = () => setDeep(window.scrollY > threshold);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!deep) return null;
  return (
    <div className={backToTop}>
      <IconButton
        icon="arrowUp"
        look="plain"
        label={intl.formatMessage(words.backToTop)}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      />
    </div>
  );
}
