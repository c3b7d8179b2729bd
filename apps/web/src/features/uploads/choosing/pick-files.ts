/** Asks for files, or for a folder with all inside, by the browser's own picker. Nothing where one changed one's mind. */
export function pickFiles({ isFolder = false, isOne = false, accept = '' } = {}): Promise<File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = !isOne
  input.webkitdirectory = isFolder
  input.accept = accept
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true })
    input.addEventListener('cancel', () => resolve([]), { once: true })
    input.click()
  })
}
