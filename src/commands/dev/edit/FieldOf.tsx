/** A field of a form: its label, its hint, and what is missing in it. The script adds what the build says of it. */
import type { ReactNode } from 'react';
import type { Field } from './fields.ts';

interface FieldProps {
  readonly field: Field;
}

/** What is in a group or a list, whose last row is empty: the script adds a copy of it for each new line. */
export function Inner({ field: { kind, fields } }: FieldProps) {
  const shown = fields.map((each) => <FieldOf key={each.name} field={each} />);
  if (kind !== 'rows') return <div className="fields">{shown}</div>;
  const rows = shown.map((row) => (
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

export function About({ field: { name, hint, mark, braces } }: FieldProps) {
  return (
    <div className="about" id={`${name}:about`}>
      {mark && <span className="mark">{mark}</span>} {hint}
      {braces.map((each) => (
        <span key={each} id={each} />
      ))}
    </div>
  );
}

function FieldOf({ field }: FieldProps): ReactNode {
  const { kind, name, label, value, options } = field;
  const props = { id: name, 'aria-describedby': `${name}:about` };
  if (kind === 'group' || kind === 'names' || kind === 'rows')
    return (
      <fieldset className="wide" {...props}>
        <legend>{label}</legend>
        <About field={field} />
        <Inner field={field} />
      </fieldset>
    );
  const isTick = kind === 'tick' || kind === 'checked';
  const isWide = value.length > 30 || kind === 'checked';
  const input = { ...props, name, className: 'input', defaultValue: value };
  const type = kind === 'day' ? 'date' : 'text';
  const entry = isWide ? <textarea {...input} /> : <input type={type} {...input} />;
  const isKnown = options.some(([each]) => each === value);
  const choice = (
    <select {...input}>
      <option value="">Not known</option>
      {!isKnown && value && <option>{value}</option>}
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  );
  return (
    <div className={isWide ? 'wide' : undefined}>
      <label htmlFor={name} className={isTick ? 'tick' : undefined}>
        {isTick && (
          <input type="checkbox" {...props} name={name} defaultChecked={value === 'true'} />
        )}
        {label}
      </label>
      {!isTick && (kind === 'choice' ? choice : entry)}
      {kind === 'day' && <output htmlFor={name} />}
      <About field={field} />
    </div>
  );
}
