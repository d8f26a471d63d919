// Apps copy views by archiving them. Views are not archived here: that is reported, with what does it.

import Foundation

extension NSKeyedArchiver {
  /// Nothing, and a report.
  @preconcurrency @MainActor
  public class func archivedData(withRootObject rootObject: UIView) -> Data {
    UIKitState.current.refuse("an archive of \(type(of: rootObject)); a snapshot copies its look")
    return Data()
  }

  /// Nothing, and a report.
  @preconcurrency @MainActor
  public class func archivedData(
    withRootObject object: UIView, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    archivedData(withRootObject: object)
  }
}
