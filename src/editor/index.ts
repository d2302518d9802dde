/** The door of the editor: the only file of it that other rooms may import. */
export { openEditor } from './openEditor.tsx';
