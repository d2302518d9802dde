/** Writes ZIP archives that are the same bytes for the same files, on any machine. */
import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** With forward slashes. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** 1 January 1980, 00:00: the first moment that the format can tell (APPNOTE 4.4.6). */
const date = 0x0021;
const time = 0;
const version = 20;
/** Names are UTF-8 (APPNOTE 4.4.4, bit 11). */
const flags = 0x0800;
/**
 * Nothing is compressed: pictures and videos are already, and what zlib makes of the rest differs between versions and
 * processors.
 */
const stored = 0;

/** Returns the archive; entries stand in the order of their names, folders are made of the names. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of [...entries].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = Buffer.from(name, 'utf8');
    const facts = factsOf(path, bytes);
    parts.push(numbers([0x04034b50, 4]), facts, path, bytes);
    // Comment, disk, attributes: none.
    directory.push(
      numbers([0x02014b50, 4], [version, 2]), facts, numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), path,
    );
    offset += 4 + facts.length + path.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...parts, ...directory, end]);
}

/** What the local header and the directory have in common. */
function factsOf(path: Buffer, bytes: Buffer): Buffer {
  return numbers(
    [version, 2], [flags, 2], [stored, 2], [time, 2], [date, 2],
    [crc32(bytes), 4], [bytes.length, 4], [bytes.length, 4], [path.length, 2], [0, 2],
  );
}

function numbers(...fields: readonly (readonly [value: number, width: 2 | 4])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, width]) => {
      const field = Buffer.alloc(width);
      field.writeUIntLE(value, 0, width);
      return field;
    }),
  );
}
