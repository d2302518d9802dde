/** The moving picture of the hero as it stands in the page: silent, sourceless, with a button to stop it. */
import { describe, expect, it } from 'vitest';
import { HeroLoop, HeroLoopButton } from '../../src/components/HeroLoop.tsx';
import { renderComponent } from '../support/renderRoute.tsx';

describe('the loop', () => {
  const video = renderComponent(<HeroLoop />).only('video');

  it('fetches nothing by itself', () => {
    expect(video.get('preload')).toBe('none');
    for (const name of ['src', 'autoplay', 'poster']) expect(video.get(name), name).toBeUndefined();
    expect(video.all('source')).toEqual([]);
  });

  it('is silent, endless, in its place on phones, and nothing to screen readers and the keyboard', () => {
    const flags = ['muted', 'loop', 'playsinline'].map((name) => video.get(name));
    expect(flags).toEqual(['', '', '']);
    expect([video.get('aria-hidden'), video.get('tabindex')]).toEqual(['true', '-1']);
  });

  it('names its files in both formats and both shapes, by an address that changes with the file', () => {
    for (const shape of ['landscape', 'portrait']) {
      const files = ['webm', 'mp4'].map((format) => `/video/hero-${shape}.${format}?v=fake`);
      expect(video.get(`data-${shape}`)).toBe(files.join(' '));
    }
  });

  it('has a button of its own that says what it does', () => {
    const button = renderComponent(<HeroLoopButton />).only('button');
    expect([button.get('type'), button.get('aria-controls')]).toEqual(['button', video.get('id')]);
    expect(button.text).toMatch(/pause/i);
  });
});
