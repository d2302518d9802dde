/** The part of Glide 3.7.1 that the carousel uses; the package ships no types of its own. */
declare module '@glidejs/glide/dist/glide.modular.esm.js' {
  export interface GlideOptions {
    type?: 'slider' | 'carousel';
    bound?: boolean;
    rewind?: boolean;
    gap?: number;
    direction?: 'ltr' | 'rtl';
    perView?: number;
    peek?: { before: number; after: number };
    animationDuration?: number;
    /** Milliseconds between two moves during a drag. */
    throttle?: number;
  }

  export default class Glide {
    constructor(root: Element, options: GlideOptions);
    readonly index: number;
    /** Each transformer takes and returns the shift of the slides in pixels. */
    mutate(transformers: readonly (() => { modify: (shift: number) => number })[]): void;
    mount(components: Record<string, unknown>): this;
    update(options: GlideOptions): this;
    go(pattern: string): this;
    on(events: string | string[], handler: () => void): this;
    destroy(): void;
  }

  export const Swipe: unknown;
  export const Images: unknown;
}
