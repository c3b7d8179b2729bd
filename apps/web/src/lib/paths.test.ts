import { publicPlaces } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('the web and the server call the lasting public addresses the same', () => {
  expect(paths.publicSearch()).toBe(publicPlaces.home)
  expect(paths.filePreview('a_b-c')).toBe(publicPlaces.file('a_b-c'))
  expect(paths.publicCategory(7)).toBe(publicPlaces.category(7))
  expect(paths.publicCampus(3)).toBe(publicPlaces.campus(3))
  expect(paths.feed()).toBe(publicPlaces.feed)
  expect(paths.categoryFeed(7)).toBe(publicPlaces.categoryFeed(7))
  expect(paths.campusFeed(3)).toBe(publicPlaces.campusFeed(3))
})
