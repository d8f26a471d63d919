// The lengths that views return for proposed sizes. Arrangements inside one another propose the same
// few sizes to a view again and again: without a cache, the work grows exponentially with the depth.
//
// A length is kept until the layout pass ends, or until something changes on which it depends.
// Changes are reported where views record them anyway: a view that needs layout, whose natural size
// changes or that is hidden. They discard the lengths of the view and of its superviews, whose
// contents it is part of, and leave those of its subviews. A view that does not promise that this
// suffices, by `StablyMeasured`, keeps its lengths, and its superviews theirs, until any view
// changes.

import Foundation
import SegueWorld

/// A view whose size for a given proposal depends only on what it contains.
///
/// Whatever the size depends on is either constant, or the size of a view that was measured by the
/// cache, or its change marks the view or one of its descendants as needing layout.
@MainActor
package protocol StablyMeasured: UIView {}

/// A view that can measure its width without its height, and its height without its width.
///
/// An arrangement often needs one of them only. Views that arrange others then measure less, and
/// rows in rows, each of which is measured at its natural and at its final width, do not measure
/// their contents at every combination of these.
@MainActor
package protocol MeasuredByLength: StablyMeasured {
  /// Returns one side of the size that `sizeThatFits(_:)` returns.
  func lengthThatFits(_ size: CGSize, along axis: NSLayoutConstraint.Axis) -> CGFloat
}

/// The lengths that views have returned in the current layout pass.
@MainActor
package final class MeasurementCache {
  private struct Proposal: Hashable {
    let axis: NSLayoutConstraint.Axis
    let width, height: CGFloat

    var size: CGSize { CGSize(width: width, height: height) }
  }

  private struct Measurement {
    let length: CGFloat
    /// The number of changes up to which the length is valid, or `nil` if only changes of the
    /// view's contents matter.
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

  // MARK: Measuring

  /// Returns the size that `view` needs within `limit`.
  package func size(of view: UIView, within limit: CGSize) -> CGSize {
    duringPass {
      CGSize(
        width: length(of: view, along: .horizontal, within: limit),
        height: length(of: view, along: .vertical, within: limit))
    }
  }

  /// Returns one side of the size that `view` needs within `limit`.
  package func length(
    of view: UIView, along axis: NSLayoutConstraint.Axis, within limit: CGSize
  ) -> CGFloat {
    let proposal = Proposal(axis: axis, width: limit.width, height: limit.height)
    if let known = measuredViews[ObjectIdentifier(view)]?.measurements[proposal],
      known.changeCount ?? changeCount == changeCount
    {
      if known.changeCount != nil { isUnstable = true }
      return known.length
    }
    return duringPass { measure(view, proposal) }
  }

  private func measure(_ view: UIView, _ proposal: Proposal) -> CGFloat {
    guard World.current.use(.measurements, by: view) else { return 0 }
    let wasUnstable = isUnstable
    defer { isUnstable = isUnstable || wasUnstable }
    isUnstable = !(view is any StablyMeasured)
    measurementCount += 1
    if let view = view as? any MeasuredByLength {
      let length = view.lengthThatFits(proposal.size, along: proposal.axis)
      keep(length, of: view, along: proposal.axis, for: proposal)
      return length
    }
    let size = view.sizeThatFits(proposal.size)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      keep(size.length(along: axis), of: view, along: axis, for: proposal)
    }
    return size.length(along: proposal.axis)
  }

  private func keep(
    _ length: CGFloat, of view: UIView, along axis: NSLayoutConstraint.Axis, for proposal: Proposal
  ) {
    let proposal = Proposal(axis: axis, width: proposal.width, height: proposal.height)
    measuredViews[ObjectIdentifier(view), default: MeasuredView(view: view)]
      .measurements[proposal] = Measurement(
        length: length, changeCount: isUnstable ? changeCount : nil)
  }

  // MARK: Changes

  /// Records that the measurement in progress depends on more than the contents of the view, such
  /// as its place in the window.
  package func recordDependencyOnPlace() { isUnstable = true }

  /// Discards what depends on the contents of `view`.
  static func recordChange(of view: UIView) {
    if passCount > 0 { current.discardLengths(dependingOn: view) }
  }

  private func discardLengths(dependingOn view: UIView) {
    changeCount += 1
    guard !measuredViews.isEmpty else { return }
    var next: UIView? = view
    while let view = next {
      measuredViews[ObjectIdentifier(view)] = nil
      next = view.superview
    }
  }
}

extension CGSize {
  /// Returns the width or the height.
  package func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}

extension UILabel: StablyMeasured {}
extension UIImageView: StablyMeasured {}
