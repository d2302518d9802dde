/** A field of a form: its label, its hint, and what is missing in it. */
import type { ComponentProps, ReactNode } from 'react';
import type { Field } from './fields.ts';

interface FieldProps {
  readonly field: Field;
}

export function FieldOf({ field }: FieldProps): ReactNode {
  const { kind, name, label, value, fields, choices } = field;
  switch (kind) {
    case 'fixed':
      return <p className="field">{label}: change it in src/content/facts.ts.</p>;
    case 'group':
      return (
        <Fieldset field={field}>
          <Fields of={field} />
        </Fieldset>
      );
    case 'rows': {
      const rows = fields.map((row, at) => <Row key={row.name} row={row} number={at + 1} />);
      return (
        <Fieldset field={field}>
          {rows.slice(0, -1)}
          <details>
            <summary>Add a line</summary>
            {rows.at(-1)}
          </details>
        </Fieldset>
      );
    }
    case 'names':
      return (
        <Fieldset field={field}>
          <div className="ticks">
            {choices.map((each) => {
              const props = { name, value: each.name, defaultChecked: each.isChosen };
              return <Tick key={each.name} label={each.label} {...props} />;
            })}
          </div>
        </Fieldset>
      );
    case 'tick':
    case 'checked':
      return (
        <div className={`field field--${kind}`}>
          <About field={field} />
          <Tick label={label} defaultChecked={value === 'true'} {...named(field)} />
        </div>
      );
    default:
      return <Input field={field} />;
  }
}

/** What is in a group, or what is itself a field. */
export function Fields({ of: outer }: { readonly of: Field }) {
  return (
    <div className="fields">
      {(outer.kind === 'group' ? outer.fields : [outer]).map((each) => (
        <FieldOf key={each.name} field={each} />
      ))}
    </div>
  );
}

/** The script puts here what the build says of the field. */
export function About({ field: { name, hint, mark } }: FieldProps) {
  return (
    <div className="about" id={`${name}:about`}>
      {mark && <span className="mark">{mark}</span>} {hint && <span className="hint">{hint}</span>}
    </div>
  );
}

function named({ name }: Field) {
  return { name, 'aria-describedby': `${name}:about` };
}

function Input({ field }: FieldProps) {
  const { name, kind, label, value } = field;
  const props = { ...named(field), id: name, defaultValue: value };
  const type = kind === 'day' ? 'date' : 'text';
  const isLong = value.length > 30;
  return (
    <div className={isLong ? 'field field--wide' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <About field={field} />
      {isLong ? (
        <textarea {...props} rows={2} />
      ) : (
        <input {...props} type={type} inputMode={kind === 'number' ? 'numeric' : undefined} />
      )}
    </div>
  );
}

function Row({ row, number }: { readonly row: Field; readonly number: number }) {
  return (
    <fieldset className="row">
      <legend className="visually-hidden">Line {number}</legend>
      {row.kind === 'group' && <About field={row} />}
      <Fields of={row} />
      <button type="button" className="row__delete">
        Delete this line
      </button>
    </fieldset>
  );
}

function Fieldset({ field, children }: FieldProps & { readonly children: ReactNode }) {
  return (
    <fieldset className="field" aria-describedby={`${field.name}:about`}>
      <legend>{field.label}</legend>
      <About field={field} />
      {children}
    </fieldset>
  );
}

function Tick({ label, ...props }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label className="tick">
      <input type="checkbox" {...props} />
      <span>{label}</span>
    </label>
  );
}
