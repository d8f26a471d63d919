// The view under a point, as it is displayed. Unlike UIKit's hit testing, this finds views that
// take no touches, and every view where an animation shows it.

import UIKit

extension ViewTree {
  /// Returns the identifier of the frontmost view that draws something at `point`, in points of the
  /// picture; the frontmost view that contains the point if none draws anything there; or `nil` if
  /// the point is outside of the window.
  package func view(at point: CGPoint) -> String? {
    guard !entries.isEmpty else { return nil }
    return hit(0, point) { $0.drawsSomething(atSeconds: seconds) } ?? hit(0, point) { _ in true }
  }

  /// Returns the identifier of the view that UIKit delivers a touch at `point` to, in points of the
  /// picture, or `nil` if there is none. Call it in the window's world.
  func touchedView(at point: CGPoint) -> String? {
    guard let stage = entries.first?.view as? UIWindow else { return nil }
    for window in stage.hostedWindows {
      guard let entry = entries.first(where: { $0.view === window }),
        let inside = entry.map.unmoved(point), let hit = window.hitTest(inside, with: nil)
      else { continue }
      return entries.first { $0.view === hit }?.node.id
    }
    return nil
  }

  private func hit(
    _ index: Int, _ point: CGPoint, where isWanted: (ViewTree.Entry) -> Bool
  ) -> String? {
    let entry = entries[index]
    guard !entry.shown.isHidden, entry.shown.opacity >= Self.visibleOpacity,
      let inside = entry.map.unmoved(point)
    else { return nil }
    let contains = entry.shown.bounds.contains(inside)
    if !contains, entry.view.layer.masksToBounds { return nil }
    for child in entry.children.reversed() {
      if let found = hit(child, point, where: isWanted) { return found }
    }
    return contains && isWanted(entry) ? entry.node.id : nil
  }

  /// The opacity below which UIKit's hit testing ignores a view.
  private static var visibleOpacity: Double { 0.01 }
}

extension ViewTree.Entry {
  /// The layer attributes that make a layer visible.
  private static var visibleAttributes: Set<String> {
    [
      "contents", "drawing", "text", "string", "borderWidth", "colors", "path", "backdropEffect",
      "backgroundColor",
    ]
  }

  /// Returns a Boolean value that indicates whether the layer of the view draws something of its
  /// own.
  @MainActor
  fileprivate func drawsSomething(atSeconds seconds: Double) -> Bool {
    if view is UIVisualEffectView || view.layer is CAEmitterLayer { return true }
    if let color = shown.backgroundColor, color.alpha > 0 { return true }
    return LayerAttributeReader(layer: view.layer, seconds: seconds).attributes.contains {
      $0.name != "backgroundColor" && Self.visibleAttributes.contains($0.name)
    }
  }
}
