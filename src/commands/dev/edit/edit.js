/** Runs in the page of facts: goes to what the build says of the form that was sent, and deletes a row by emptying it. */
document.querySelector('.problem[tabindex], .saved')?.focus();

for (const button of document.querySelectorAll('.row__delete')) {
  const row = button.closest('.row');
  button.addEventListener('click', () => {
    for (const input of row.querySelectorAll('input, textarea')) {
      input.value = '';
      input.checked = false;
    }
    row.hidden = true;
    row.parentElement.querySelector('summary').focus();
  });
}
