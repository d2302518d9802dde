/** A field of a form: label, input, hint, a tag if it is a sample or unknown, and the reason if it was refused. */
import { fieldsIn, type Field } from './field.ts';
import { noPhotoInput, photoInput } from './photoField.ts';
import { lackWords } from './lackWords.ts';
import type { Problem } from './outcome.ts';
import { isChanged, typedValue } from './typed.ts';

/** If an input accepts only these types, a phone converts a photo that it keeps as HEIC. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';

interface FieldProps {
  readonly field: Field;
  readonly problems: readonly Problem[];
}

/** The fields of a group or a list. The last row of a list is empty; the script copies it for each new line. */
export function FieldsOf({ field: { kind, fields }, problems }: FieldProps) {
  const inputs = fields.map((field) => (
    <FieldInput key={field.name} field={field} problems={problems} />
  ));
  if (kind !== 'rows') return <div className={`fields ${kind}`}>{inputs}</div>;
  const rows = inputs.map((row) => (
    <article key={row.key}>
      {row}
      <button type="button" className="secondary" data-act="copy">
        Copy this line
      </button>{' '}
      <button type="button" className="secondary" data-act="delete">
        Delete this line
      </button>
    </article>
  ));
  return (
    <>
      {rows.filter((_, at) => typedValue(fields[at]!) !== undefined)}
      <template data-row={fields.at(-1)!.name}>{rows.at(-1)}</template>
      <button type="button" className="secondary" data-act="add">
        Add a line
      </button>
    </>
  );
}

/** What is shown below a field or a group. */
export function AboutField({ field: { name, hint, lack }, problems }: FieldProps) {
  return (
    <div className="about" id={`${name}:about`}>
      {lack && <mark>{lackWords[lack].tag}</mark>} {hint}
      <Problems of={name} problems={problems} />
    </div>
  );
}

/** Why a field was refused. The script focuses the first of these sentences on a page. */
export function Problems({ of, problems }: { of: string; problems: readonly Problem[] }) {
  const ofField = problems.filter(({ name }) => name === of);
  return ofField.map(({ sentence, href }, at) => (
    <p key={at} className="message problem" tabIndex={-1}>
      {sentence}
      {href && ' '}
      {href && (
        <a href={href} target="_blank">
          Open its box in a new window
        </a>
      )}
    </p>
  ));
}

export function FieldInput({ field, problems }: FieldProps) {
  const { kind, name, label, hint, fields } = field;
  const isWrong = (field: Field) => problems.some(({ name }) => name === field.name);
  const isInvalid = isWrong(field) || undefined;
  const props = { id: name, 'aria-describedby': `${name}:about`, 'aria-invalid': isInvalid };
  const about = <AboutField field={field} problems={problems} />;
  if (kind === 'group' || kind === 'choices' || kind === 'names' || kind === 'rows') {
    // A group in a line of a list is usually empty; it is folded then.
    const isInLine = kind === 'group' && field.place?.keys.slice(0, -1).some(Number.isInteger);
    const canFold = isInLine || field.isFolded;
    const isOpen =
      Boolean(isInLine && typedValue(field)) ||
      fieldsIn(field).some((inner) => isWrong(inner) || (field.isFolded && inner.lack));
    const Box = canFold ? 'details' : 'fieldset';
    const Title = canFold ? 'summary' : 'legend';
    return (
      <Box {...props} {...(canFold && { open: isOpen })}>
        <Title>{label}</Title>
        {about}
        <FieldsOf field={field} problems={problems} />
      </Box>
    );
  }
  const isTick = kind === 'tick' || kind === 'checked';
  const hasLongHint = kind === 'number' && typeof hint === 'string' && hint.length > 30;
  const width = hasLongHint ? 'text' : kind;
  const input = <Input field={field} {...props} />;
  return (
    <div className={isLong(field) ? undefined : width}>
      <label htmlFor={name}>
        {isTick && input}
        {label}
      </label>
      {!isTick && input}
      {about}
      {fields.length > 0 && (
        <details open={fields.some((box) => box.lack || isChanged(box))}>
          <summary>In other languages</summary>
          <FieldsOf field={field} problems={problems} />
        </details>
      )}
    </div>
  );
}

/** Whether its text may take several lines on a phone. */
function isLong({ value, attributes }: Field): boolean {
  return value.length > 30 && !attributes?.type;
}

function Input({ field, ...rest }: { field: Field; id: string }) {
  const { kind, name, value, typed, attributes, options = [] } = field;
  const props = { ...rest, name, ...attributes, defaultValue: typed };
  if (kind === 'tick' || kind === 'checked')
    return <input {...rest} type="checkbox" name={name} value="true" defaultChecked={!!typed} />;
  if (kind === 'photo')
    return (
      <>
        <input type="hidden" name={name} value={value} />
        <input {...rest} type="file" name={photoInput(name)} accept={photoTypes} />
        {value && (
          <>
            <label>
              <input type="checkbox" name={noPhotoInput(name)} value="true" /> Show no photo
            </label>
            <a href={`/.dev/photos?name=${value}`}>Look at it, and choose what stays in view</a>
          </>
        )}
      </>
    );
  if (kind === 'day')
    return (
      <>
        <input type="date" {...props} />
        <output htmlFor={name} />
      </>
    );
  if (kind !== 'choice') return isLong(field) ? <textarea {...props} /> : <input {...props} />;
  const isListed = value === '' || options.some(([option]) => option === value);
  const notKnown = attributes?.required ? [] : [['', 'Not known']];
  const all = [...notKnown, ...(isListed ? [] : [[value, value]]), ...options];
  return (
    <select {...props}>
      {all.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}
