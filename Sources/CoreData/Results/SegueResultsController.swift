// What results controllers of all types have in common, so that those of the same results are equal.

import Foundation

/// The superclass of `NSFetchedResultsController`, which knows nothing of the type of the objects.
open class SegueResultsController: NSObject {
  let results: FetchedResults

  init(_ results: FetchedResults) {
    self.results = results
    super.init()
  }

  /// Returns whether an object is a controller of the same results.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? SegueResultsController)?.results === results
  }

  /// A hash value that all controllers have, since that of an address is another one in each run.
  open override var hash: Int { 0 }
}

/// Returns whether two controllers have the same results.
public func === (left: SegueResultsController?, right: SegueResultsController?) -> Bool {
  left?.results === right?.results
}

/// Returns whether two controllers have different results.
public func !== (left: SegueResultsController?, right: SegueResultsController?) -> Bool {
  left?.results !== right?.results
}
