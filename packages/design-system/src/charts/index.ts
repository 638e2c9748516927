export { BarChart, type BarChartProps, type BarValue } from './BarChart';
export { type Bin, binsOf } from './bins';
export { type ChartProps, type ChartUnit } from './chart';
export { ChartSkeleton, type ChartSkeletonProps } from './ChartSkeleton';
export { DistributionChart, type DistributionChartProps } from './DistributionChart';
export { LineChart, type LineChartProps, type LineValue } from './LineChart';
