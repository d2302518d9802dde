/** What servers do differently with a file. */
import { FTPError, type Client } from 'basic-ftp';

/** Returns a file's bytes; undefined where there is no such file, NaN where the server does not know the command. */
export async function sizeOf(client: Client, name: string): Promise<number | undefined> {
  try {
    return Number.parseInt((await client.send(`SIZE ${name}`)).message.slice(4), 10);
  } catch (error) {
    if (!(error instanceof FTPError) || error.code < 500) throw error;
    return error.code === 550 ? undefined : Number.NaN;
  }
}

/**
 * Renames a file over another. Some servers, such as that of Windows, do not: there the old one steps aside for a
 * moment.
 */
export async function moveInto(client: Client, part: string, name: string): Promise<void> {
  try {
    await client.rename(part, name);
  } catch (error) {
    if (!(error instanceof FTPError) || error.code < 500 || (await sizeOf(client, name)) === undefined) throw error;
    const aside = `${name}.old-part`;
    await client.remove(aside, true);
    await client.rename(name, aside);
    try {
      await client.rename(part, name);
    } catch (cause) {
      await client.rename(aside, name);
      throw cause;
    }
    await client.remove(aside, true);
  }
}
