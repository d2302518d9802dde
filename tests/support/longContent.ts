/** Puts long texts in the place of the content's own: what a layout has to bear without losing a word. */
import { agency } from '../../src/content/agency.ts';
