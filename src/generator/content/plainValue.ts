/** Makes a value of what staff wrote. A content file is data: what would have to be run is refused, with the reason. */
import type { Expression, Node, Property, SpreadElement } from 'acorn';

/** Takes the place that is no plain value, and "<reason>. <what to write instead>" without a full stop. */
type Refuse = (node: Node, reason: string) => void;

/** The reason for a line such as `import` or `process.exit()`. */
export const statementReason =
  'this would have to be run, and a file of src/content is only read. Delete it';

/**
 * Takes an expression and the text of its file; returns its value. What is no plain value is given to `refuse`; if that does not
 * throw, it is its source text. Its letters are composed (NFC), so that what looks the same is the same.
 */
export function plainValue(
  value: Expression | SpreadElement,
  text: string,
  refuse: Refuse = () => {},
): unknown {
  const inner = (each: Expression | SpreadElement) => plainValue(each, text, refuse);
  const written = text.slice(value.start, value.end);
  switch (value.type) {
    case 'Literal':
      if (value.regex || value.bigint) break;
      if (typeof value.value === 'number' && !/^\d+(\.\d+)?$/.test(written))
        refuse(value, `${written} is no plain number. Write its digits, such as 109999`);
      return typeof value.value === 'string' ? value.value.normalize() : value.value;
    case 'TemplateLiteral':
      if (value.expressions.length === 0) return value.quasis[0]!.value.cooked!.normalize();
      break;
    case 'UnaryExpression':
      if (value.operator === '-') return -Number(inner(value.argument));
      break;
    case 'ArrayExpression':
      return value.elements.map((each) => each && inner(each));
    case 'ObjectExpression':
      return groupOf(value.properties.filter(isLine), inner);
    default:
  }
  refuse(value, reasonAgainst(value, written));
  return written;

  /** Whether it is a name with a value. A spread or a computed name would have to be run. */
  function isLine(each: Property | SpreadElement): each is Property {
    const isPlain = each.type === 'Property' && !each.computed && each.kind === 'init';
    if (!isPlain) refuse(each, reasonAgainst(each, text.slice(each.start, each.end)));
    return isPlain;
  }

  function groupOf(lines: readonly Property[], valueOf: (each: Expression) => unknown) {
    const seen = new Map<string, number>();
    for (const line of lines) {
      const name = keyOf(line);
      const earlier = seen.get(name);
      // Staff would read the first, and visitors the last.
      if (earlier)
        refuse(
          line,
          `${name} is there twice, in line ${earlier} too. Delete the one that is wrong`,
        );
      seen.set(name, line.loc!.start.line);
    }
    return Object.fromEntries(lines.map((line) => [keyOf(line), valueOf(line.value)]));
  }
}

export function keyOf({ key }: Property): string {
  return (
    key.type === 'Identifier' ? key.name : `${key.type === 'Literal' && key.value}`
  ).normalize();
}

function reasonAgainst({ type }: Node, written: string): string {
  if (/^(yes|no|on|off)$/i.test(written))
    return `${written} is no value. Write true or false, or put quotes around it if it is a word`;
  return type === 'Identifier'
    ? `${written} has no quotes. Put quotes around words, and none around numbers`
    : `${written} would have to be worked out. Write the finished value: a number, or a text in quotes`;
}
