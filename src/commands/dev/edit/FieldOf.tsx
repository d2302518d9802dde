/** A field of a form: its label, its hint, what is missing in it, and what the build says of what was typed. */
import type { ComponentProps, ReactNode } from 'react';
import type { Field } from './fields.ts';
import type { Refusal } from './refusal.ts';
import { keptRows, type Posted } from './write.ts';

/** A form that was sent and is shown again. */
export interface Sent {
  readonly posted?: Posted | undefined;
  readonly refusal?: Refusal | undefined;
}

interface FieldProps extends Sent {
  readonly field: Field;
}

export function FieldOf({ field, ...sent }: FieldProps): ReactNode {
  const { kind, name, label, value, choices } = field;
  const { posted, refusal } = sent;
  switch (kind) {
    case 'fixed':
      return <p className="field">{label}: change it in src/content/facts.ts.</p>;
    case 'group':
      return (
        <Fieldset field={field} refusal={refusal}>
          <Fields of={field} {...sent} />
        </Fieldset>
      );
    case 'rows':
      return <Rows field={field} {...sent} />;
    case 'names':
      return (
        <Fieldset field={field} refusal={refusal}>
          <div className="ticks">
            {choices.map(({ name: each, label, isChosen }) => {
              const isTicked = posted ? posted.getAll(name).includes(each) : isChosen;
              return <Tick key={each} {...{ label, name, value: each, isTicked }} />;
            })}
          </div>
        </Fieldset>
      );
    case 'tick':
    case 'checked': {
      const isTicked = posted ? posted.has(name) : value === 'true';
      return (
        <div className="field">
          <About field={field} refusal={refusal} />
          <Tick {...{ label, name, isTicked }} aria-describedby={describedBy(field)} />
        </div>
      );
    }
    default:
      return <Input field={field} {...sent} />;
  }
}

/** What is missing in a field, its hint, and the sentences about it. */
export function About({ field: { name, hint, mark }, refusal }: FieldProps) {
  const sentences = refusal?.get(name);
  return (
    <div className="about" id={`${name}:about`}>
      {mark && <span className="mark">{mark}</span>} {hint && <span className="hint">{hint}</span>}
      {sentences && (
        <p className="problem" tabIndex={-1}>
          <strong>Not saved.</strong> {sentences.join(' ')}
        </p>
      )}
    </div>
  );
}

function describedBy({ name }: Field): string {
  return `${name}:about`;
}

function Input({ field, posted, refusal }: FieldProps) {
  const { name, kind, label } = field;
  const value = posted?.get(name) ?? field.value;
  const props = {
    id: name,
    name,
    defaultValue: value,
    'aria-describedby': describedBy(field),
    'aria-invalid': refusal?.has(name),
  };
  const isLong = value.length > 30;
  const type = kind === 'day' ? 'date' : 'text';
  return (
    <div className={isLong ? 'field field--wide' : 'field'}>
      <label htmlFor={name}>{label}</label>
      <About field={field} refusal={refusal} />
      {isLong ? (
        <textarea {...props} rows={2} />
      ) : (
        <input {...props} type={type} inputMode={kind === 'number' ? 'numeric' : undefined} />
      )}
    </div>
  );
}

function Rows({ field, ...sent }: FieldProps) {
  const { fields: rows } = field;
  const added = rows.at(-1)!;
  const isAdding = sent.posted && keptRows(field, sent.posted).includes(added);
  return (
    <Fieldset field={field} refusal={sent.refusal}>
      {rows.slice(0, -1).map((row, at) => (
        <fieldset className="row" key={row.name}>
          <legend className="visually-hidden">Line {at + 1}</legend>
          {row.kind === 'group' && <About field={row} refusal={sent.refusal} />}
          <Fields of={row} {...sent} />
          <button type="button" className="row__delete">
            Delete this line
          </button>
        </fieldset>
      ))}
      <details open={isAdding}>
        <summary>Add a line</summary>
        <Fields of={added} {...sent} />
      </details>
    </Fieldset>
  );
}

/** What is in a group, or what is itself a field. */
export function Fields({ of: outer, ...sent }: Sent & { readonly of: Field }) {
  return (
    <div className="fields">
      {(outer.kind === 'group' ? outer.fields : [outer]).map((each) => (
        <FieldOf key={each.name} field={each} {...sent} />
      ))}
    </div>
  );
}

function Fieldset({ field, refusal, children }: FieldProps & { readonly children: ReactNode }) {
  return (
    <fieldset className="field" aria-describedby={describedBy(field)}>
      <legend>{field.label}</legend>
      <About field={field} refusal={refusal} />
      {children}
    </fieldset>
  );
}

type TickProps = ComponentProps<'input'> & { readonly label: string; readonly isTicked: boolean };

function Tick({ label, isTicked, ...props }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" defaultChecked={isTicked} {...props} />
      <span>{label}</span>
    </label>
  );
}
