import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { MessageMedium } from '#contract/messaging/inbox.contract.ts';
import { send } from '../../../api/client/call.ts';
import { useFile } from '../../../api/client/useFile.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { ModalFrame } from '../../../ui/dialog/ModalFrame.tsx';
import { saveFile } from '../../../ui/table/saveFile.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { large, largeFrame, largeHead, largeTitle, thumbnail, unloaded, wide } from './Media.css.ts';
import { mediaMessages as words, mediaNamed } from './media.messages.ts';

interface PictureProps {
  message: string;
  medium: MessageMedium;
  /** Its place among the pictures of the message, from 1. */
  place: number;
  count: number;
}

/** A picture as a thumbnail that opens large. Loads when it is about to be seen. */
export function Picture({ message, medium: { index, name }, place, count }: PictureProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [box, isNear] = useNear();
  const { file, retry } = useFile(isNear ? `${message}/${index}` : null, (signal) =>
    send(endpoints.getMessageMedium, { params: { uuid: message, index } }, { signal, headers: { Accept: 'image/*' } }),
  );
  const title =
    count === 1 ? intl.formatMessage(words.picture) : intl.formatMessage(mediaNamed.pictureOf, { place, count });
  return (
    <div ref={box} className={count === 1 ? wide : thumbnail}>
      {file.state === 'loading' && <Skeleton height="100%" />}
      {file.state === 'failed' && (
        <div className={unloaded}>
          {intl.formatMessage(words.unloaded)}
          <Button size="small" onClick={retry}>
            {intl.formatMessage(words.again)}
          </Button>
        </div>
      )}
      {file.state === 'ready' && (
        <>
          <AriaButton onPress={() => setOpen(true)}>
            <img src={file.url} alt={title} />
          </AriaButton>
          <ModalFrame open={isOpen} onClose={() => setOpen(false)} className={largeFrame}>
            <div className={largeHead}>
              <Heading slot="title" className={largeTitle}>
                {title}
              </Heading>
              <IconButton
                icon="download"
                label={intl.formatMessage(words.download)}
                onClick={() => saveFile(name ?? '', file.content)}
              />
              <IconButton icon="close" label={intl.formatMessage(words.close)} onClick={() => setOpen(false)} />
            </div>
            <img className={large} src={file.url} alt={title} />
          </ModalFrame>
        </>
      )}
    </div>
  );
}

/** Whether an element is or was within a screen of being seen. */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '100% 0%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear] as const;
}
