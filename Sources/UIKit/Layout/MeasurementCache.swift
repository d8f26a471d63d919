// The sizes that views return for proposed sizes. Arrangements inside one another propose the same
// few sizes to a view again and again: without a cache, the work grows exponentially with the depth.
//
// A size is kept until the layout pass ends, or until something changes on which it depends. Changes
// are reported where views record them anyway: a view that needs layout, whose natural size changes
// or that is hidden. They discard the sizes of the view and of its superviews, whose contents it is
// part of, and leave those of its subviews. A view that does not promise that this suffices, by
// `StablyMeasured`, keeps its sizes, and those of its superviews, until any view changes.

import Foundation
import SegueWorld

/// A view whose size for a given proposal depends only on what it contains.
///
/// Whatever the size depends on is either constant, or the size of a view that was measured by the
/// cache, or its change marks the view or one of its descendants as needing layout.
@MainActor
package protocol StablyMeasured: UIView {}

/// The sizes that views have returned in the current layout pass.
@MainActor
package final class MeasurementCache {
  private struct Proposal: Hashable {
    let width, height: CGFloat
  }

  private struct Measurement {
    let size: CGSize
    /// The number of changes up to which the size is valid, or `nil` if only changes of the view's
    /// contents matter.
    let changeCount: Int?
  }

  private struct MeasuredView {
    /// The view, which is retained so that its identity is not reused.
    let view: UIView
    var measurements: [Proposal: Measurement] = [:]
  }

  /// The number of layout passes and measurements that are in progress, in all worlds.
  private static var passCount = 0

  /// The number of measurements that views have made. Tests read it.
  package private(set) var measurementCount = 0
  private var measuredViews: [ObjectIdentifier: MeasuredView] = [:]
  private var passCount = 0
  private var changeCount = 0
  /// A Boolean value that indicates whether the measurement in progress depends on more than the
  /// contents of the view.
  private var isUnstable = false

  init() {}

  /// The cache of the current world.
  package static var current: MeasurementCache { UIKitState.current.measurements }

  /// Performs `work`, which measures views, and keeps what it measures until the outermost call
  /// ends.
  package func duringPass<Result>(_ work: () throws -> Result) rethrows -> Result {
    (passCount, Self.passCount) = (passCount + 1, Self.passCount + 1)
    defer {
      (passCount, Self.passCount) = (passCount - 1, Self.passCount - 1)
      if passCount == 0 { measuredViews = [:] }
    }
    return try work()
  }

  /// Returns the size that `view` needs within `limit`.
  package func size(of view: UIView, within limit: CGSize) -> CGSize {
    let proposal = Proposal(width: limit.width, height: limit.height)
    if let known = measuredViews[ObjectIdentifier(view)]?.measurements[proposal],
      known.changeCount ?? changeCount == changeCount
    {
      if known.changeCount != nil { isUnstable = true }
      return known.size
    }
    return duringPass { measure(view, proposal) }
  }

  private func measure(_ view: UIView, _ proposal: Proposal) -> CGSize {
    guard World.current.use(.measurements, by: view) else { return .zero }
    let wasUnstable = isUnstable
    isUnstable = !(view is any StablyMeasured)
    measurementCount += 1
    let size = view.sizeThatFits(CGSize(width: proposal.width, height: proposal.height))
    measuredViews[ObjectIdentifier(view), default: MeasuredView(view: view)]
      .measurements[proposal] = Measurement(
        size: size, changeCount: isUnstable ? changeCount : nil)
    isUnstable = isUnstable || wasUnstable
    return size
  }

  /// Records that the measurement in progress depends on more than the contents of the view, such
  /// as its place in the window.
  package func recordDependencyOnPlace() { isUnstable = true }

  /// Discards what depends on the contents of `view`.
  static func recordChange(of view: UIView) {
    if passCount > 0 { current.discardSizes(dependingOn: view) }
  }

  private func discardSizes(dependingOn view: UIView) {
    changeCount += 1
    guard !measuredViews.isEmpty else { return }
    var next: UIView? = view
    while let view = next {
      measuredViews[ObjectIdentifier(view)] = nil
      next = view.superview
    }
  }
}

extension UILabel: StablyMeasured {}
extension UIImageView: StablyMeasured {}
