// The inspection of an app's layers, for goldens of motion. An app does not name its views: the
// views of view controllers are named by their class, and other views by their index.

import SegueWorld
import UIKit

extension AppStage {
  /// Returns the presentation tree at `seconds`, parents before children, from back to front.
  /// - Throws: `Failure` if the playback cannot continue.
  public func inspect(atSeconds seconds: Double) throws -> [InspectionNode] {
    let time = VirtualTime(seconds: max(0, seconds))
    try seek(time)
    return Inspector(names: layerNames, seconds: time.seconds).nodes(below: window)
  }

  /// The names of the layers at the instant that was last requested.
  var layerNames: LayerNames {
    let names = LayerNames()
    names.record(window.layer, "window", kind: .window)
    Self.record(window, in: names)
    return names
  }

  /// Adds the names of the view controllers' views below `view`.
  private static func record(_ view: UIView, in names: LayerNames) {
    for child in view.subviews {
      if let controller = child.next as? UIViewController {
        names.record(child.layer, "\(type(of: controller))", kind: .screen)
      }
      record(child, in: names)
    }
  }
}
