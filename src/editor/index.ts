/** The door of the editor: all that other rooms may use of it. */
export { openEditor } from './openEditor.tsx';
