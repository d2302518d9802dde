/** A field of a form: its label, its hint, and what is missing in it. The script adds what the build says of it. */
import type { ComponentProps, ReactNode } from 'react';
import type { Field } from './fields.ts';

interface FieldProps {
  readonly field: Field;
}

export function FieldOf({ field }: FieldProps): ReactNode {
  const { kind, name, label, value, fields, choices } = field;
  const described = { name, 'aria-describedby': `${name}:about` };
  switch (kind) {
    case 'fixed':
      return <Fieldset field={field}>Change it in src/content/facts.ts.</Fieldset>;
    case 'group':
      return (
        <Fieldset field={field}>
          <Fields of={field} />
        </Fieldset>
      );
    case 'rows': {
      const rows = fields.map((row) => <Row key={row.name} row={row} />);
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
          <div className="fields">
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
        <div className="field field--wide">
          <About field={field} />
          <Tick label={label} defaultChecked={value === 'true'} {...described} />
        </div>
      );
    default: {
      const props = { ...described, id: name, className: 'input', defaultValue: value };
      const isLong = value.length > 30;
      const type = kind === 'day' ? 'date' : 'text';
      return (
        <div className={isLong ? 'field field--wide' : 'field'}>
          <label htmlFor={name}>{label}</label>
          <About field={field} />
          {isLong ? <textarea {...props} /> : <input {...props} type={type} />}
        </div>
      );
    }
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

export function About({ field: { name, hint, mark } }: FieldProps) {
  return (
    <div className="about" id={`${name}:about`}>
      {hint} {mark && <span className="mark">{mark}</span>}
    </div>
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

function Row({ row }: { readonly row: Field }) {
  return (
    <fieldset className="row">
      <legend className="visually-hidden">Line {Number(row.keys.at(-1)) + 1}</legend>
      {row.kind === 'group' && <About field={row} />}
      <Fields of={row} />
      <button type="button">Delete this line</button>
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
