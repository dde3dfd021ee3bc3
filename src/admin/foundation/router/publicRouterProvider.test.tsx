// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import {
  AdminContext,
  AdminUI,
  Create,
  CreateButton,
  Edit,
  List,
  memoryStore,
  Resource,
  Show,
  ShowButton,
  SimpleForm,
  TextInput,
  useListContext,
  useRecordContext,
  type DataProvider,
} from 'react-admin'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { memoryRouter } from '#test/support/memoryRouter.tsx'
import { CurrentClientIdContext, publicRouterProvider } from './publicRouterProvider.tsx'

afterEach(cleanup)
window.scrollTo = () => undefined

describe('stock react-admin on the public addresses', () => {
  it('[37.4] opens the detail, the edit form and the add form by deep links', async () => {
    start('/users/7?clientId=c1')
    expect(await screen.findByText('Shown: Ann 7')).toBeTruthy()
    cleanup()
    start('/users/7/edit?clientId=c1')
    expect(await screen.findByDisplayValue('Ann 7')).toBeTruthy()
    cleanup()
    start('/users/addUser?clientId=c1')
    expect(await screen.findByRole('textbox')).toHaveProperty('value', '')
  })

  it('[2.1] writes the public address and clientId into its links', async () => {
    start('/users?clientId=c1')
    const add = await screen.findByRole('link', { name: /create/ })
    expect(add.getAttribute('href')).toBe('/users/addUser?clientId=c1')
    const [show] = await screen.findAllByRole('link', { name: /show/ })
    expect(show?.getAttribute('href')).toBe('/users/1?clientId=c1')
  })

  it('[2.3] reads page from the address, turns pages there, and Back turns back', async () => {
    const router = start('/users?clientId=c1&page=2')
    fireEvent.click(await screen.findByText('Page 2, next'))
    await screen.findByText('Page 3, next')
    expect(router.state.location.search).toBe('?clientId=c1&page=3')
    await router.navigate(-1)
    expect(await screen.findByText('Page 2, next')).toBeTruthy()
  })

  it('[2.69] goes back to page 1 when a filter changes, other pages included', async () => {
    const router = start('/users?clientId=c1&page=2&observationsPage=4')
    fireEvent.click(await screen.findByText('Filter'))
    await waitFor(() =>
      expect(router.state.location.search).toBe('?clientId=c1&page=1&tasks=1,2&observationsPage=1'),
    )
  })

  it('[37.4] goes to the list after saving', async () => {
    const router = start('/users/addUser?clientId=c1')
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'New' } })
    fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }))
    await screen.findByText('Page 1, next')
    expect(router.state.location).toMatchObject({ pathname: '/users', search: '?clientId=c1' })
  })

  it('[2.19] shows the dashboard at /home', async () => {
    start('/home?clientId=c1')
    expect(await screen.findByText('The dashboard')).toBeTruthy()
  })
})

function start(address: string) {
  const app = (
    <CurrentClientIdContext.Provider value="c1">
      <AdminContext dataProvider={people} routerProvider={routerProvider} store={memoryStore()}>
        <AdminUI layout={Bare} dashboard={() => <p>The dashboard</p>} disableTelemetry>
          <Resource
            name="users"
            list={UserList}
            show={UserShow}
            edit={UserEdit}
            create={UserCreate}
          />
        </AdminUI>
      </AdminContext>
    </CurrentClientIdContext.Provider>
  )
  const at = memoryRouter(address, app)
  render(at.screen)
  return at.router
}

const Bare = ({ children }: { children: ReactNode }) => <>{children}</>

const routerProvider = publicRouterProvider()

const person = (id: unknown) => ({ id: String(id), name: `Ann ${String(id)}` })

const people = {
  getList: async () => ({ data: [person(1), person(2)], total: 50 }),
  getOne: async (_: string, { id }: { id: string }) => ({ data: person(id) }),
  create: async () => ({ data: person(9) }),
} as unknown as DataProvider

const UserList = () => (
  <List storeKey={false} actions={<CreateButton />} pagination={false}>
    <Turner />
  </List>
)

function Turner() {
  const { page, setPage, setFilters, data } = useListContext()
  return (
    <>
      <button onClick={() => setPage(page + 1)}>{`Page ${page}, next`}</button>
      <button onClick={() => setFilters({ tasks: ['1', '2'] })}>Filter</button>
      {data?.map((record) => (
        <ShowButton key={record.id} record={record} />
      ))}
    </>
  )
}

const UserShow = () => (
  <Show>
    <Name />
  </Show>
)

const Name = () => <p>Shown: {String(useRecordContext()?.['name'])}</p>

const UserEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="name" />
    </SimpleForm>
  </Edit>
)

const UserCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <TextInput source="name" />
    </SimpleForm>
  </Create>
)
