// State of the calls that are running on a thread.

import Foundation

/// What the calls on this thread pass to each other without parameters.
final class ThreadState {
  /// The identifier of the object that is being read from a store, for its initializer.
  var reading: NSManagedObjectID?

  private static let key = "org.segue.coredata"

  /// The state of this thread.
  static var current: ThreadState {
    let dictionary = Thread.current.threadDictionary
    if let state = dictionary[key] as? ThreadState { return state }
    let state = ThreadState()
    dictionary[key] = state
    return state
  }
}
