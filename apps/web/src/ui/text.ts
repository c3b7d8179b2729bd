import text from './text.module.css'

/** The look's text sizes as class names: `<span className={text.caption}>`. */
export { text }
