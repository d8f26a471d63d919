// An app's layers as numbers, for goldens of motion. Nobody has named its views: the pages of view
// controllers are called by their classes, everything else by its place.

import UIKit

extension AppStage {
  /// The presentation tree at `seconds`, parents before children, back to front.
  /// - Throws: `Failure` if the play cannot go on.
  public func inspect(atSeconds seconds: Double) throws -> [InspectionNode] {
    let time = VirtualTime(seconds: max(0, seconds))
    try goTo(time)
    let names = NodeNames()
    names.note(window.layer, "window", kind: .window)
    Self.note(window, in: names)
    return Inspector(names: names, seconds: time.seconds).nodes(below: window)
  }

  private static func note(_ view: UIView, in names: NodeNames) {
    for child in view.subviews {
      if let controller = child.next as? UIViewController {
        names.note(child.layer, "\(type(of: controller))", kind: .screen)
      }
      note(child, in: names)
    }
  }
}
