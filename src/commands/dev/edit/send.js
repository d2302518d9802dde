/** Sends a save to `npm run dev`; returns the problems that refused it, or none and a sentence that it is done. */
export async function send(address, body) {
  try {
    const response = await fetch(address, { method: 'POST', body });
    return response.ok ? await response.json() : { problems: [['', await response.text()]] };
  } catch {
    return { problems: [['', 'Could not save: npm run dev does not answer. Start it again.']] };
  }
}
