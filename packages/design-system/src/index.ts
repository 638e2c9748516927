export { DesignSystemProvider, type DesignSystemProviderProps, type ThemeName } from './i18n/DesignSystemProvider';
export { type Locale, type Direction, useDirection, useLocale } from './i18n/locale';
export { formatDigits, parseDigits } from './i18n/digits';
export { chooseWriting, WritingProvider } from './i18n/WritingProvider';
export { useAnnounce } from './i18n/announcer';

export { Auto, type AutoProps } from './text/Auto';
export { Heading, type HeadingProps } from './text/Heading';
export { Letter, LetterAside, type LetterProps } from './text/Letter';
export { Ltr, type LtrProps } from './text/Ltr';
export { Prose, type ProseProps } from './text/Prose';
export { Text, type TextProps, type TextSize, type TextTone } from './text/Text';
export { VisuallyHidden, type VisuallyHiddenProps } from './text/VisuallyHidden';

export { Box, type BoxProps } from './layout/Box';
export { Divider, type DividerProps } from './layout/Divider';
export { Dock, type DockProps } from './layout/Dock';
export { Frame, type FrameProps } from './layout/Frame';
export { Grid, type GridProps, type GridColumns } from './layout/Grid';
export { HalfPage, type HalfPageProps } from './layout/HalfPage';
export { Hide, type HideProps } from './layout/Hide';
export { isWideNow, useIsWide } from './layout/useIsWide';
export { Inline, type InlineProps } from './layout/Inline';
export { Page, type PageProps } from './layout/Page';
export { Stack, type StackProps } from './layout/Stack';

export { GoogleMark, type GoogleMarkProps } from './icons/GoogleMark';
export { Icon, type IconProps } from './icons/Icon';
export { ToneIcon, type ToneIconProps } from './icons/ToneIcon';
export { loadAllIcons } from './icons/knownIcons';
export { type IconName } from './icons/icons';
export { Logo, type LogoProps } from './icons/Logo';
export { StarOrnament, type StarOrnamentProps } from './icons/StarOrnament';

export { AlikeWords, type AlikeWordsProps } from './components/AlikeWords/AlikeWords';
export { AppBar, type AppBarProps } from './components/AppBar/AppBar';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar';
export { Badge, type BadgeProps } from './components/Badge/Badge';
export { Banner, type BannerProps } from './components/Banner/Banner';
export { Button, type ButtonProps } from './components/Button/Button';
export { Card, type CardProps } from './components/Card/Card';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './components/CheckboxGroup/CheckboxGroup';
export { ChoiceCards, type ChoiceCardsProps, type ChoiceCardItem } from './components/ChoiceCards/ChoiceCards';
export { Claim, type ClaimProps } from './components/Claim/Claim';
export { ComboBox, type ComboBoxProps, type ComboBoxOption } from './components/ComboBox/ComboBox';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog';
export { DataList, type DataListItem, type DataListProps } from './components/DataList/DataList';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableRow,
} from './components/DataTable/DataTable';
export { DateField, type DateFieldProps } from './components/DateField/DateField';
export { Dialog, type DialogProps } from './components/Dialog/Dialog';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer';
export { FieldProposal, type FieldProposalProps } from './components/FieldProposal/FieldProposal';
export { FileField, type FileFieldProps, type FileRefusal, type StoredFile } from './components/FileField/FileField';
export { FooterBar, type FooterBarProps } from './components/FooterBar/FooterBar';
export { Form, type FormProps } from './components/Form/Form';
export { HeroBand, type HeroBandProps } from './components/HeroBand/HeroBand';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export { IconLink, type IconLinkProps } from './components/IconLink/IconLink';
export { LetterDiff, type LetterDiffProps, type LetterDiffRow } from './components/LetterDiff/LetterDiff';
export { LetterGap, type LetterGapProps } from './components/LetterGap/LetterGap';
export { LetterScene, type LetterSceneProps, type SceneNote } from './components/LetterScene/LetterScene';
export { LetterSheet, type LetterSheetProps } from './components/LetterSheet/LetterSheet';
export { LevelBar, type LevelBarProps } from './components/LevelBar/LevelBar';
export { Link, type LinkProps } from './components/Link/Link';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton';
export { List, type ListProps } from './components/List/List';
export { ListRow, type ListRowProps } from './components/ListRow/ListRow';
export { MarginMarks, type MarginMark, type MarginMarksProps } from './components/MarginMarks/MarginMarks';
export { MarginNotes, type MarginNote, type MarginNotesProps } from './components/MarginNotes/MarginNotes';
export { MarkedLines, type MarkedLinesProps } from './components/MarkedLines/MarkedLines';
export { Markdown, type MarkdownProps } from './components/Markdown/Markdown';
export { Medal, type MedalProps } from './components/Medal/Medal';
export { Menu, type MenuItem, type MenuProps } from './components/Menu/Menu';
export { Milestones, type MilestonesProps } from './components/Milestones/Milestones';
export { MoveHandle, type MoveHandleProps } from './components/MoveHandle/MoveHandle';
export { NavLink, type NavLinkProps } from './components/NavLink/NavLink';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField';
export { PageSections, type PageSection, type PageSectionsProps } from './components/PageSections/PageSections';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField';
export { PhotoCrop, type PhotoCropProps, type PhotoFault } from './components/PhotoCrop/PhotoCrop';
export { Popover, type PopoverProps } from './components/Popover/Popover';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup';
export { RangeField, type RangeFieldProps } from './components/RangeField/RangeField';
export { SampleMark, type SampleMarkProps } from './components/SampleMark/SampleMark';
export { SampleSheet, type SampleSheetProps } from './components/SampleSheet/SampleSheet';
export { SandboxedFrame, type SandboxedFrameProps } from './components/SandboxedFrame/SandboxedFrame';
export { ScoreRing, type ScoreRingProps, shownScore } from './components/ScoreRing/ScoreRing';
export { SealBand, type SealBandProps } from './components/SealBand/SealBand';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './components/SegmentedControl/SegmentedControl';
export { LateSelect } from './components/Select/LateSelect';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select';
export { SelectableCard, type SelectableCardProps } from './components/SelectableCard/SelectableCard';
export {
  SelectableCards,
  type SelectableCardItem,
  type SelectableCardsProps,
} from './components/SelectableCard/SelectableCards';
export { ShareList, type ShareListProps } from './components/ShareList/ShareList';
export { StageProgress, type Stage, type StageProgressProps } from './components/StageProgress/StageProgress';
export { StatCard, type StatCardProps } from './components/StatCard/StatCard';
export { StatLedger, type StatLedgerProps } from './components/StatCard/StatLedger';
export { StatusPill, type StatusName, type StatusPillProps } from './components/StatusPill/StatusPill';
export { SectionNav, type Section, type SectionNavProps } from './components/SectionNav/SectionNav';
export { Stepper, type Step, type StepperProps } from './components/Stepper/Stepper';
export { Switch, type SwitchProps } from './components/Switch/Switch';
export { TagList, type TagItem, type TagListProps } from './components/TagList/TagList';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea';
export { TextField, type TextFieldProps } from './components/TextField/TextField';
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip';
export { Vignette, type VignetteProps } from './components/Vignette/Vignette';
export { XpCoinPill, type XpCoinPillProps } from './components/XpCoinPill/XpCoinPill';
export { YearField, type YearFieldProps } from './components/YearField/YearField';

export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState/ErrorState';
export { InlineMessage, type InlineMessageProps } from './feedback/InlineMessage/InlineMessage';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton/Skeleton';
export { SkeletonCard, type SkeletonCardProps } from './feedback/Skeleton/SkeletonCard';
export { SkeletonRows, type SkeletonRowsProps } from './feedback/Skeleton/SkeletonRows';
export { Spinner, type SpinnerProps } from './feedback/Spinner/Spinner';
export { type ToastMessage, type ToastTone, useToast } from './feedback/Toast/toast';
