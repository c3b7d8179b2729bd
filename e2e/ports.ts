/** Where the product under test listens, and where it sends its mails. */
export const port = Number(process.env.E2E_PORT ?? 24_713)
export const mailPort = Number(process.env.E2E_SMTP_PORT ?? 24_714)
