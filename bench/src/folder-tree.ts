import pg from 'pg'
import { startTestCluster } from '../../apps/server/src/testing/test-cluster.ts'

/**
 * Compares three ways to know what a folder holds, on a tree of 50 000 folders and 200 000 documents: a recursive query
 * at each reading, a closure table, and paths (ltree) with counters that triggers keep. Prints milliseconds, medians of 15.
 */
const folders = 50_000
const documents = 200_000

const setup = `
  create extension if not exists ltree;
  create table node (id int primary key, parent_id int, path ltree, total bigint not null default 0);
  -- Each folder hangs under any one before it: about 11 levels in the mean, 25 to 30 at most.
  select setseed(0.5);
  insert into node (id, parent_id) select i, case when i > 1 then 1 + floor(random() * (i - 1))::int end from generate_series(1, ${folders}) as i;
  with recursive way as (select id, id::text::ltree as path from node where parent_id is null
    union all select n.id, way.path || n.id::text from node n join way on n.parent_id = way.id)
  update node set path = way.path from way where way.id = node.id;
  create index on node (parent_id); create index on node using gist (path);
  create table closure (ancestor int, descendant int, primary key (ancestor, descendant));
  insert into closure select step::int, id from node, unnest(string_to_array(path::text, '.')) step;
  create index on closure (descendant);
  create table doc (id int primary key, node_id int, size bigint);
  insert into doc select i, 1 + (random() * ${folders - 1})::int, (random() * 1e6)::bigint from generate_series(1, ${documents}) as i;
  create index on doc (node_id) include (size);
  update node set total = sums.total from (select ancestor, sum(size) as total from closure join doc on node_id = descendant group by 1) sums
  where sums.ancestor = node.id;
  analyze;`

const recursiveSum = (from: string) => `
  with recursive below as (select id as root, id from node where ${from}
    union all select below.root, n.id from node n join below on n.parent_id = below.id)
  select root, sum(size) from below join doc on node_id = below.id group by root`

const jobs: Record<string, Record<string, string>> = {
  'one folder near the top (all below it)': {
    recursive: recursiveSum('id = 2'),
    closure: 'select sum(size) from closure join doc on node_id = descendant where ancestor = 2',
    counters: 'select total from node where id = 2',
  },
  'the page of folders directly below the top one': {
    recursive: recursiveSum('parent_id = 1'),
    closure:
      'select ancestor, sum(size) from closure join doc on node_id = descendant where ancestor in (select id from node where parent_id = 1) group by 1',
    counters: 'select id, total from node where parent_id = 1',
  },
  'adding a document in a deep folder': {
    recursive: `insert into doc select max(id) + 1, ${folders}, 1000 from doc`,
    closure: `insert into doc select max(id) + 1, ${folders}, 1000 from doc`,
    counters: `with d as (insert into doc select max(id) + 1, ${folders}, 1000 from doc returning node_id, size)
      update node set total = total + d.size from d where id = any (string_to_array((select path::text from node n where n.id = d.node_id), '.')::int[])`,
  },
  'moving a folder with thousands below it': {
    recursive: 'update node set parent_id = 1 where id = 10',
    closure: `with gone as (delete from closure c using closure below where below.ancestor = 10 and c.descendant = below.descendant
        and not exists (select from closure inside where inside.ancestor = 10 and inside.descendant = c.ancestor) returning c.descendant)
      insert into closure select up.ancestor, below.descendant from closure up, closure below where up.descendant = 1 and below.ancestor = 10
      on conflict do nothing`,
    counters: `with moved as (select path, total from node where id = 10)
      update node set path = case when node.id = 10 then '1.10'::ltree else '1.10'::ltree || subpath(node.path, nlevel(moved.path)) end
      from moved where node.path <@ moved.path`,
  },
}

async function median(client: pg.Client, sql: string): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 15; run++) {
    await client.query('begin')
    const start = performance.now()
    await client.query(sql)
    times.push(performance.now() - start)
    await client.query('rollback')
  }
  return times.sort((a, b) => a - b)[7] ?? Number.NaN
}

const cluster = await startTestCluster()
const client = new pg.Client({ connectionString: cluster.adminUrl })
try {
  await client.connect()
  await client.query(setup)
  const { rows } = await client.query(
    'select max(nlevel(path)) as depth, avg(nlevel(path))::numeric(6,1) as mean, (select count(*) from closure) as closure_rows, (select count(*) from closure where ancestor = 10) as below_10 from node',
  )
  console.log(rows[0])
  for (const [job, ways] of Object.entries(jobs)) {
    const figures: string[] = []
    for (const [way, sql] of Object.entries(ways)) figures.push(`${way} ${(await median(client, sql)).toFixed(2)} ms`)
    console.log(`${job}: ${figures.join(' · ')}`)
  }
} finally {
  await client.end()
  await cluster.stop()
}
