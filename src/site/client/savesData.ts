/** Returns whether the visitor asked for less data or is on a slow connection. Only Chromium-based browsers report this. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return !!connection && (connection.saveData || connection.effectiveType !== '4g');
}
