import { Button, PasswordInput, TextInput } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { Link } from 'react-router'
import '../src/ui/mantine-more.css'
import { Seal } from '../src/ui/seal.tsx'
import { OrLine, SignInShell } from '../src/ui/sign-in-shell.tsx'

export function SignInScreen() {
  return (
    <SignInShell
      mark={<Seal size={44} />}
      institution="Haraya State University"
      line="Sinupan · University records"
      homeTo="/home"
      title="Sign in"
      lead="For staff of the university."
      footer={
        <>
          <Link to="/home">Search public records</Link>
          <Link to="/home">Privacy notice</Link>
        </>
      }
    >
      <TextInput label="User name or e-mail" defaultValue="liza.dumalag@haraya.example" />
      <div>
        <PasswordInput
          label="Password"
          defaultValue="invented-pw"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
        />
        <div style={{ textAlign: 'right', margin: '7px 0 0', fontSize: 13 }}>
          <Link to="/sign-in" style={{ color: 'var(--accent-text)', textDecoration: 'none' }}>
            Forgot your password?
          </Link>
        </div>
      </div>
      <Button size="md">Sign in</Button>
      <div style={{ margin: '4px 0' }}>
        <OrLine>or</OrLine>
      </div>
      <div style={{ display: 'grid', gap: 8 }}>
        <Button size="md" variant="default" leftSection={<IconId size={18} stroke={1.6} aria-hidden="true" />}>
          HR account
        </Button>
        <Button size="md" variant="default">
          University Google account
        </Button>
      </div>
      <p style={{ marginTop: 8, fontSize: 13, color: 'var(--second-text)' }}>
        No account yet? <Link to="/sign-in">Register</Link>. An administrator accepts you.
      </p>
    </SignInShell>
  )
}
