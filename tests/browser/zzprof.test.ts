import { test } from 'vitest';
import { doubleText, excessWidth, notes, openPage, scrollThrough, useBrowser, views } from '/work/main/tests/support/page.ts';
import { textFaults } from '/work/main/tests/support/textFaults.ts';
useBrowser();
for (const a of ['/', '/privacy-policy', '/about']) for (const view of views) test(a+view.width, async () => {
  const t=[performance.now()]; const lap=()=>t.push(performance.now());
  const { page } = await openPage(a, { view }); lap();
  await scrollThrough(page); lap();
  const f1=await page.evaluate(textFaults); lap();
  const n=await notes(page);
  await doubleText(page); lap();
  const f2=await page.evaluate(textFaults); lap();
  const e=await excessWidth(page, view);
  console.log(a, view.width, t.slice(1).map((x,i)=>Math.round(x-t[i]!)).join(' '), e, n.shifts, '\n 100%:', f1.slice(0,12), '\n 200%:', f2.slice(0,14));
});
