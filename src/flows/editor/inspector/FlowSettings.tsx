import { useIntl } from 'react-intl';
import * as fields from '#flows/nodes/parts/fields.css.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { changeHeader } from '../document/nodeCommands.ts';
import { flowMessages } from '../flow.messages.ts';
import { useDocument, useEditorSetting } from '../state/EditorContext.ts';
import * as styles from './Inspector.css.ts';

/** The flow's own settings, shown while no step is selected. */
export function FlowSettings() {
  const intl = useIntl();
  const { store, readOnly } = useEditorSetting();
  const { name, timezone } = useDocument();
  const zones = [...new Set([timezone, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <div className={fields.form} onBlur={() => store.endGroup()}>
      <p className={styles.empty}>{intl.formatMessage(flowMessages.nothingSelected)}</p>
      <fieldset className={`${fields.group} ${fields.form}`} disabled={readOnly}>
        <TextField
          label={intl.formatMessage(flowMessages.flowName)}
          value={name}
          maxLength={100}
          onChange={(text) => {
            if (text.trim() !== '') store.perform(changeHeader(store.get().editing.document, { name: text }), 'name');
          }}
        />
        <SelectField
          label={intl.formatMessage(flowMessages.timezone)}
          value={timezone}
          choices={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(zone) => store.perform(changeHeader(store.get().editing.document, { timezone: zone }))}
        />
      </fieldset>
    </div>
  );
}
