/**
 * Opens the browser's print dialogue with nothing on the paper but one sheet; the style sheet reads the mark on the root.
 * The document's title is what the browser proposes as the file's name.
 */
export function printOnly(sheet: string, fileName: string): void {
  const { documentElement: root, title } = document;
  root.dataset.printing = sheet;
  document.title = fileName;
  const afterwards = () => {
    delete root.dataset.printing;
    document.title = title;
  };
  window.addEventListener('afterprint', afterwards, { once: true });
  window.print();
}
