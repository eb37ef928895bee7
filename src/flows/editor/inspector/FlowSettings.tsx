import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as fields from '#flows/nodes/parts/fields.css.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { changeHeader } from '../document/nodeCommands.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import { undoMessages } from '../state/undo.messages.ts';

/** The flow's own settings, shown when no step is selected. */
export function FlowSettings() {
  const intl = useIntl();
  const { store, readOnly } = useEditorSetting();
  const { name, timezone } = useDocument();
  const label = intl.formatMessage(undoMessages.settings);
  // Rendering 400 zones takes longer than the canvas, so they are deferred.
  const isDrawn = useDeferredValue(true, false);
  const zones = useMemo(() => (isDrawn ? zonesWith(timezone) : [zone(timezone)]), [isDrawn, timezone]);
  return (
    <div className={fields.form} onBlur={() => store.endGroup()}>
      <fieldset className={`${fields.group} ${fields.form}`} disabled={readOnly}>
        <TextField
          label={intl.formatMessage(flowMessages.flowName)}
          value={name}
          maxLength={100}
          onChange={(text) => {
            if (text.trim() !== '')
              store.perform(changeHeader(store.get().editing.document, { name: text }), 'name', label);
          }}
        />
        <SelectField
          label={intl.formatMessage(flowMessages.timezone)}
          value={timezone}
          choices={zones}
          onChange={(next) =>
            store.perform(changeHeader(store.get().editing.document, { timezone: next }), null, label)
          }
        />
      </fieldset>
    </div>
  );
}

const zone = (name: string) => ({ value: name, label: name.replaceAll('_', ' ') });

function zonesWith(current: string) {
  return [...new Set([current, ...Intl.supportedValuesOf('timeZone')])].map(zone);
}
