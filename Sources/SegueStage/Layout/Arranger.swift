// The connection between arrangements and views: it measures views, lets the arrangement compute
// their frames, mirrors the result in right-to-left interfaces, and aligns edges with pixels. A
// view's frame is set only when it changes, so that the effects of animations are preserved.

import SegueScenes
import UIKit

/// Positions the subviews of one view.
@MainActor
package final class Arranger {
  private struct Entry {
    let view: UIView
    let placement: ScenePlacement
    var frame: CGRect?
  }

  private let arrangement: SceneArrangement
  private let padding: SceneInsets
  private let keepsToSafeArea: Bool
  private var entries: [Entry] = []

  /// Creates an arranger for views inside `padding`, and optionally inside the safe area.
  package init(_ arrangement: SceneArrangement, padding: SceneInsets, keepsToSafeArea: Bool) {
    (self.arrangement, self.padding) = (arrangement, padding)
    self.keepsToSafeArea = keepsToSafeArea
  }

  /// Adds a subview that this object positions.
  package func add(_ view: UIView, _ placement: ScenePlacement) {
    entries.append(Entry(view: view, placement: placement))
  }

  /// Returns a Boolean value that indicates whether this object positions `view`.
  func places(_ view: UIView) -> Bool { entries.contains { $0.view === view } }

  /// Sets the frames of the views in `container`.
  package func arrange(in container: UIView) {
    let insets = insets(of: container)
    let bounds = container.bounds
    let available = CGSize(
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shown = entries.indices.filter { !entries[$0].view.isHidden }
    let frames = MeasurementCache.current.duringPass {
      arrangement.arranging.frames(of: items(shown), in: available)
    }
    for (index, frame) in zip(shown, frames) {
      var placed = frame.offsetBy(dx: insets.leading, dy: insets.top)
      if isMirrored { placed.origin.x = bounds.width - placed.maxX }
      put(index, at: placed.onPixels(container.traitCollection.displayScale))
    }
  }

  /// Returns the size that the views need, within `limit`.
  package func size(in container: UIView, within limit: CGSize) -> CGSize {
    MeasurementCache.current.duringPass {
      CGSize(
        width: length(along: .horizontal, in: container, within: limit),
        height: length(along: .vertical, in: container, within: limit))
    }
  }

  /// Returns one side of the size that the views need, within `limit`.
  package func length(
    along axis: NSLayoutConstraint.Axis, in container: UIView, within limit: CGSize
  ) -> CGFloat {
    if keepsToSafeArea { MeasurementCache.current.recordDependencyOnPlace() }
    let insets = insets(of: container)
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let shown = entries.indices.filter { !entries[$0].view.isHidden }
    let length = arrangement.arranging.length(
      along: axis, of: items(shown),
      within: CGSize(width: max(0, limit.width - across), height: max(0, limit.height - down)))
    return length + (axis == .horizontal ? across : down)
  }

  private func items(_ shown: [Int]) -> [LayoutItem] {
    shown.map { index in
      let view = entries[index].view
      return LayoutItem(placement: entries[index].placement) { axis, limit in
        MeasurementCache.current.length(of: view, along: axis, within: limit)
      }
    }
  }

  private func insets(of container: UIView) -> SceneInsets {
    guard keepsToSafeArea else { return padding }
    let safe = container.safeAreaInsets
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = padding
    insets.top += safe.top
    insets.bottom += safe.bottom
    insets.leading += isMirrored ? safe.right : safe.left
    insets.trailing += isMirrored ? safe.left : safe.right
    return insets
  }

  private func put(_ index: Int, at frame: CGRect) {
    guard entries[index].frame != frame else { return }
    entries[index].frame = frame
    let view = entries[index].view
    let anchor = view.layer.anchorPoint
    view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    view.center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}

extension CGRect {
  /// The rectangle with its edges on whole pixels. A side that is a whole number of pixels keeps
  /// its length, so that text that just fits continues to fit, and one that is thinner than a pixel
  /// becomes a pixel.
  fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
    guard scale > 0 else { return self }
    func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    func span(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      let origin = snapped(start)
      if abs(snapped(length) - length) < 1e-6 { return (origin, snapped(length)) }
      return (origin, max(snapped(start + length) - origin, length > 0 ? 1 / scale : 0))
    }
    let (left, width) = span(minX, self.width)
    let (top, height) = span(minY, self.height)
    return CGRect(x: left, y: top, width: width, height: height)
  }
}
