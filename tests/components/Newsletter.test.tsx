/** The newsletter box: honest without any script, and unable to send anything. */
import { describe, expect, it } from 'vitest';
import { Newsletter } from '../../src/components/Newsletter.tsx';
import { navigation } from '../../src/content/navigation.ts';
import { renderComponent } from '../support/renderRoute.tsx';

const words = navigation.newsletter;
const box = renderComponent(<Newsletter words={words} />);

describe('the newsletter', () => {
  it('has the field and the button of the specification', () => {
    const field = box.only('input');
    expect(field.get('placeholder')).toBe('Enter your email to register');
    expect(box.only('label', { for: field.get('id')! }).text).toBe(words.label);
    expect(box.all('button')[0]?.text).toBe('Submit');
  });

  it('can send nothing: there is no form, and no button or field takes part in one', () => {
    expect(box.all('form')).toEqual([]);
    for (const button of box.all('button')) expect(button.get('type'), button.html).toBe('button');
    for (const name of ['name', 'form', 'formaction', 'value']) expect(box.only('input').get(name)).toBeUndefined();
  });

  it('opens its note without any script, and the note can be closed again', () => {
    const note = box.only('div', { popover: 'auto' });
    const [submit, close] = box.all('button', { popovertarget: note.get('id')! });
    expect([submit?.text, submit?.get('popovertargetaction')]).toEqual([words.submit, undefined]);
    expect([close?.text, close?.get('popovertargetaction')]).toEqual([words.close, 'hide']);
  });

  it('says in its note that nothing was sent, and offers a message instead', () => {
    const note = box.only('div', { popover: 'auto' });
    expect(note.text).toContain(words.note);
    expect(words.note).toMatch(/not open/);
    expect(words.note).toMatch(/nothing was sent/i);
    expect(note.only('a', { href: /^https:\/\/wa\.me\// }).text).toBe(words.message);
  });

  it('has a place in which the note is read out', () => {
    expect(box.only('p', { role: 'status' }).text).toBe('');
  });
});
