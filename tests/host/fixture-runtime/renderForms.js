// Renders a form of one line, and says which words and which form it took.
export const prerenderedScreens = ['registration', 'passwordInit'];

export function prerenderForm({ page, language, words, formOf }) {
  const { form } = formOf('registrationAccess');
  const fields = form.fields.map(({ name }) => name).join(' ');
  return `<h1 lang="${language}">${words['registration.access.title']}</h1><p>${page.base} ${fields}</p>`;
}
