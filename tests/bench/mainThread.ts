/** How much a page gives the main thread to do, from the browser's own trace. */
import type { CDPSession, Page } from 'playwright-core';

export interface MainThread {
  /** Milliseconds of processor time of all tasks together, and of the longest. */
  readonly work: number;
  readonly longest: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** Opens an address in an empty page; returns what its tasks took from then until two seconds after its load. */
export async function mainThread(page: Page, url: string): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'blink.user_timing'] },
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const events = await stopTracing(session);
  const start = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url);
  if (!start) throw new Error(`Could not measure ${url}: its trace does not say when it began.`);
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return { work: times.reduce((sum, time) => sum + time, 0), longest: Math.max(0, ...times) };
}

async function stopTracing(session: CDPSession): Promise<TraceEvent[]> {
  const complete = new Promise<{ stream?: string }>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  const handle = (await complete).stream!;
  let text = '';
  for (let ended = false; !ended; ) {
    const { data, eof } = await session.send('IO.read', { handle });
    text += data;
    ended = eof;
  }
  return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents;
}
