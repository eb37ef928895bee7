import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Integration } from '#contract/integrations/integrations.contract.ts';
import { typeWords } from '../../../page/deliveries/delivery.messages.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';

/** What an integration is called: by its own name, else by its type and the numbers that it is for. */
export function useIntegrationName(): (integration: Integration) => string {
  const intl = useIntl();
  return useCallback(
    ({ name, type, filters }) => {
      if (name !== null) return name;
      const numbers = (filters.dids ?? []).map((did) => phoneText(did).text);
      const word = intl.formatMessage(typeWords[type]);
      return numbers.length === 0 ? word : `${word}: ${intl.formatList(numbers)}`;
    },
    [intl],
  );
}
