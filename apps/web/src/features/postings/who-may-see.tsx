import type { Posting } from '@sinupan/contract'
import { ClassifiedSwitch } from './classified-switch.tsx'
import { LevelIcon, levelSentence } from './level.tsx'
import { LevelSelect } from './level-select.tsx'
import classes from './postings.module.css'
import type { PostingChange } from './use-posting-change.ts'
import { t } from './words.ts'

interface WhoMaySeeProps {
  posting: Posting
  change: PostingChange
}

/** Who sees a posting once it is approved; each change is saved at once. What can't be changed any more is in words. */
export function WhoMaySee({ posting, change }: WhoMaySeeProps) {
  const { accessLevel, isClassified, capabilities } = posting
  if (!capabilities.edit) return <Settled posting={posting} />
  return (
    <div className={classes.whoMaySee}>
      <LevelSelect
        level={accessLevel}
        custodian={posting}
        isClassified={isClassified}
        disabled={change.isPending}
        onChange={({ id }) => change.wish({ accessLevelId: id })}
      />
      <ClassifiedSwitch
        isClassified={isClassified}
        levelId={accessLevel.id}
        disabled={change.isPending}
        onChange={(checked) => change.wish({ isClassified: checked })}
      />
    </div>
  )
}

function Settled({ posting }: { posting: Posting }) {
  const { accessLevel, isClassified } = posting
  return (
    <div className={classes.settled}>
      <LevelIcon id={accessLevel.id} />
      <div>
        {accessLevel.access}
        <p className={classes.sentence}>{levelSentence(accessLevel, posting)}</p>
        {isClassified && (
          <p className={classes.sentence}>
            {t('classified')}. {t('classifiedLine')}
          </p>
        )}
      </div>
    </div>
  )
}
