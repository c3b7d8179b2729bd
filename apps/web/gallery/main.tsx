import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { AppThemeProvider } from '../src/ui/app-theme-provider.tsx'
import { Toasts } from '../src/ui/toast-card.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'
import { FolderScreen } from './folder-screen.tsx'
import { GridScreen } from './grid-screen.tsx'
import { HomeScreen } from './home-screen.tsx'
import { ResultsScreen } from './results-screen.tsx'
import { ReviewScreen } from './review-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'
import { EmptyScreen, ErrorScreen, LoadingScreen } from './state-screens.tsx'
import { TrashScreen } from './trash-screen.tsx'

const SCREENS = {
  home: <HomeScreen />,
  results: <ResultsScreen />,
  folder: <FolderScreen />,
  move: <FolderScreen moving />,
  toasts: <FolderScreen toasts />,
  grid: <GridScreen />,
  'sign-in': <SignInScreen />,
  empty: <EmptyScreen />,
  loading: <LoadingScreen />,
  error: <ErrorScreen />,
  delete: <TrashScreen />,
  review: <ReviewScreen />,
  dashboard: <DashboardScreen />,
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <AppThemeProvider accent={new URLSearchParams(location.search).get('accent') ?? undefined}>
      <Toasts closeLabel="Close" />
      <BrowserRouter>
        <Routes>
          {Object.entries(SCREENS).map(([path, screen]) => (
            <Route key={path} path={`/${path}`} element={screen} />
          ))}
          <Route path="*" element={<Contents />} />
        </Routes>
      </BrowserRouter>
    </AppThemeProvider>,
  )

function Contents() {
  return (
    <main style={{ padding: 24 }}>
      <h1>Gallery</h1>
      <ul>
        {Object.keys(SCREENS).map((path) => (
          <li key={path}>
            <Link to={`/${path}`}>{path}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
