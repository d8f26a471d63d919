// Apps copy views by archiving them. Views cannot be archived here; an attempt is reported with the
// alternative.

import Foundation
import SegueWorld

extension NSKeyedArchiver {
  /// Returns empty data and reports that views cannot be archived.
  @preconcurrency @MainActor
  public class func archivedData(withRootObject rootObject: UIView) -> Data {
    World.current.reportUnsupported(
      "an archive of \(type(of: rootObject)); a snapshot copies its appearance")
    return Data()
  }

  /// Returns empty data and reports that views cannot be archived.
  @preconcurrency @MainActor
  public class func archivedData(
    withRootObject object: UIView, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    archivedData(withRootObject: object)
  }
}
