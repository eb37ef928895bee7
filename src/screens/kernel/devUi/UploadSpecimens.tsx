import { useState } from 'react';
import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { useUpload } from '../../../api/client/useUpload.ts';
import { FileDrop } from '../../../ui/upload/FileDrop.tsx';
import { Section, Specimen } from './Specimen.tsx';

const image = { maxBytes: 2 * 1024 * 1024, types: ['png', 'jpeg', 'svg'] } as const;
const invoice = { maxBytes: 512 * 1024, types: ['pdf'] } as const;

/** No server has this path: uploads fail unless a test stubs it. */
const nowhere = endpoint({
  method: 'POST',
  path: '/v2/dev/file',
  summary: 'A file of the gallery',
  access: 'public',
  roles: [],
  upload: image,
  response: z.object({ name: z.string() }),
});

function SentFile() {
  const [saved, setSaved] = useState<string | null>(null);
  const { sending, error, send, abort } = useUpload(nowhere);
  const onFile = async (file: File) => setSaved((await send({}, file))?.name ?? null);
  return (
    <FileDrop
      label="Sent at once"
      rule={image}
      fileName={saved}
      sending={sending}
      onFile={(file) => void onFile(file)}
      onAbort={abort}
      error={error === null ? undefined : 'It did not arrive'}
    />
  );
}

/** File fields: empty, filled, uploading, rejected. */
export function UploadSpecimens() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [sending, setSending] = useState<{ name: string; progress: number } | null>({
    name: 'a-very-long-name-of-a-logo-that-does-not-fit-on-one-line.png',
    progress: 0.4,
  });
  return (
    <Section title="Files">
      <Specimen title="A file">
        <FileDrop
          label="Last invoice"
          rule={invoice}
          fileName={chosen}
          onFile={(file) => setChosen(file.name)}
          onRemove={() => setChosen(null)}
        />
      </Specimen>
      <Specimen title="On its way">
        <FileDrop
          label="Logo"
          rule={image}
          onFile={({ name }) => setSending({ name, progress: 0 })}
          sending={sending}
          onAbort={() => setSending(null)}
        />
      </Specimen>
      <Specimen title="Sent to the server">
        <SentFile />
      </Specimen>
      <Specimen title="Refused by the server">
        <FileDrop label="Login image" rule={image} onFile={() => undefined} error="File type not accepted" />
      </Specimen>
      <Specimen title="Disabled">
        <FileDrop label="Icon" rule={image} onFile={() => undefined} fileName="icon.png" disabled />
      </Specimen>
    </Section>
  );
}
