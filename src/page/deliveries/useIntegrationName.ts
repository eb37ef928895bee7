import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Integration } from '#contract/integrations/integrations.contract.ts';
import { DeliveredKind } from '#values/integrationWords.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { kindWords, typeWords } from './delivery.messages.ts';

type Named = Pick<Integration, 'name' | 'type'> & { filters?: Integration['filters'] };

/** What an integration is called: by its own name, such as the event of a hook, else by its type and the numbers that it is for. */
export function useIntegrationName(): (integration: Named) => string {
  const intl = useIntl();
  return useCallback(
    ({ name, type, filters }) => {
      const event = type === 'hook' ? DeliveredKind.safeParse(name).data : undefined;
      if (event) return intl.formatMessage(kindWords[event]);
      if (name !== null) return name;
      const numbers = (filters?.dids ?? []).map((did) => phoneText(did).text);
      const word = intl.formatMessage(typeWords[type]);
      return numbers.length === 0 ? word : `${word}: ${intl.formatList(numbers)}`;
    },
    [intl],
  );
}
