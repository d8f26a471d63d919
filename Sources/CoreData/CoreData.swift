// CoreData in memory: the objects of an app live as long as the program that shows its screens, and
// each launch begins without any. Documentation/UIKit/COREDATA.md describes what there is.

@_exported import Foundation
@_exported import SeguePredicates
