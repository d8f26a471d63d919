@_exported import CoreImage
@_exported import QuartzCore
@_exported import SeguePredicates
