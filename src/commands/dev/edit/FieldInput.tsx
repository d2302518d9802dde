/** A field of a form: its label, its input, its hint, and a tag if it is a sample or unknown. The script adds messages. */
import type { ReactNode } from 'react';
import type { Field } from './fields.ts';

interface FieldProps {
  readonly field: Field;
}

/** The fields of a group or a list. The last row of a list is empty, and the script adds a copy of it for each new line. */
export function FieldsOf({ field: { kind, fields } }: FieldProps) {
  const inputs = fields.map((each) => <FieldInput key={each.name} field={each} />);
  if (kind !== 'rows') return <div className="fields">{inputs}</div>;
  const rows = inputs.map((row) => (
    <div key={row.key} className="row">
      {row}
      <button type="button" className="button button--outline" data-act="copy">
        Copy this line
      </button>
      <button type="button" className="button button--outline" data-act="delete">
        Delete this line
      </button>
    </div>
  ));
  return (
    <>
      {rows.slice(0, -1)}
      <template data-row={fields.at(-1)!.name}>{rows.at(-1)}</template>
      <button type="button" className="button button--outline" data-act="add">
        Add a line
      </button>
    </>
  );
}

export function AboutField({ field: { name, hint, lack, braces } }: FieldProps) {
  return (
    <div className="about" id={`${name}:about`}>
      {lack && <span className="tag">{lack}</span>} {hint}
      {braces.map((each) => (
        <span key={each} id={each} />
      ))}
    </div>
  );
}

function FieldInput({ field }: FieldProps): ReactNode {
  const { kind, name, label, value } = field;
  const props = { id: name, 'aria-describedby': `${name}:about` };
  if (kind === 'group' || kind === 'names' || kind === 'rows')
    return (
      <fieldset className="wide" {...props}>
        <legend>{label}</legend>
        <AboutField field={field} />
        <FieldsOf field={field} />
      </fieldset>
    );
  const isTick = kind === 'tick' || kind === 'checked';
  const isLong = value.length > 30;
  const input = { ...props, name, className: 'input', defaultValue: value };
  const tick = <input type="checkbox" {...props} name={name} defaultChecked={value === 'true'} />;
  const type = kind === 'day' ? 'date' : 'text';
  return (
    <div className={isLong || kind === 'checked' ? 'wide' : undefined}>
      <label htmlFor={name} className={isTick ? 'tick' : undefined}>
        {isTick && tick}
        {label}
      </label>
      {kind === 'choice' && <Choice field={field} input={input} />}
      {!isTick &&
        kind !== 'choice' &&
        (isLong ? <textarea {...input} /> : <input type={type} {...input} />)}
      {kind === 'day' && <output htmlFor={name} />}
      <AboutField field={field} />
    </div>
  );
}

function Choice({ field: { value, options }, input }: FieldProps & { input: object }) {
  const isKnown = value === '' || options.some(([each]) => each === value);
  const all = [['', 'Not known'], ...(isKnown ? [] : [[value, value]]), ...options];
  return (
    <select {...input}>
      {all.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  );
}
