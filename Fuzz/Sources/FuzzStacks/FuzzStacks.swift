// Stack views of random views, and what a plain measurer says about them: sums and quotients, without
// any constraint. Stacks change and are laid out again, as those of an app are.

import CoreGraphics
import FuzzSupport
import SegueWorld
import UIKit

/// One execution: a stack, laid out after each of some changes.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  MainActor.assumeIsolated {
    World().run {
      var stack = ChangingStack(input)
      stack.run()
    }
  }
  return 0
}

/// A view of a natural size.
final class SizedView: UIView {
  var size = CGSize.zero {
    didSet { if size != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A stack that is changed step by step.
@MainActor
struct ChangingStack {
  private var input: FuzzInput
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
  private let stack = UIStackView()
  private var direction = UISemanticContentAttribute.unspecified
  /// The number of views that were ever added: at most 29.
  private var added = 0
  /// What has happened, as texts that are made when there is a finding.
  private var history: [@MainActor () -> String] = []

  /// How often the stack is changed and laid out again, at most: a change after a change. More rounds
  /// reach no other code in more time.
  private static let maximumRounds = 2

  init(_ input: FuzzInput) {
    self.input = input
    root.addSubview(stack)
  }

  mutating func run() {
    stack.frame = CGRect(x: 10, y: 20, width: 200, height: 80)
    for _ in 0..<input.whole(0...5) { addView() }
    settle()
    for _ in 0..<Self.maximumRounds where !input.isAtEnd {
      for _ in 0..<input.whole(1...3) { change() }
      settle()
    }
  }

  // MARK: Changes

  private mutating func addView() {
    let view = SizedView(frame: .zero)
    view.size = size()
    view.semanticContentAttribute = direction
    // Priorities that differ, also from those of removed views, so that only one solution is the
    // best.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(
        UILayoutPriority(Float(100 + added * 7 + input.pick(7))), for: axis)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(Float(600 + added * 7 + input.pick(7))), for: axis)
    }
    added += 1
    stack.insertArrangedSubview(view, at: input.pick(stack.arrangedSubviews.count + 1))
    let (size, priorities) = (view.size, view.priorities)
    history.append { "view of \(size), \(priorities)" }
  }

  private mutating func change() {
    let views = stack.arrangedSubviews
    switch input.pick(12) {
    case 0: stack.axis = input.chance(1, of: 2) ? .horizontal : .vertical
    case 1:
      stack.distribution = input.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing])
    case 2: stack.alignment = input.pick([.fill, .leading, .center, .trailing])
    case 3: stack.spacing = CGFloat(input.pick(20))
    case 4:
      stack.frame = CGRect(
        x: 10, y: 20, width: Double(input.whole(1...400)), height: Double(input.whole(1...200)))
    case 5 where views.count < 6: addView()
    case 6 where !views.isEmpty: views[input.pick(views.count)].removeFromSuperview()
    case 7 where !views.isEmpty: views[input.pick(views.count)].isHidden.toggle()
    case 8 where !views.isEmpty:
      if let view = views[input.pick(views.count)] as? SizedView { view.size = size() }
    case 9 where !views.isEmpty:
      stack.setCustomSpacing(
        input.chance(1, of: 3) ? UIStackView.spacingUseDefault : CGFloat(input.pick(30)),
        after: views[input.pick(views.count)])
    case 10:
      stack.isLayoutMarginsRelativeArrangement.toggle()
      stack.layoutMargins = UIEdgeInsets(
        top: Double(input.pick(10)), left: Double(input.pick(10)), bottom: Double(input.pick(10)),
        right: Double(input.pick(10)))
    default:
      direction = input.chance(1, of: 2) ? .forceRightToLeft : .forceLeftToRight
      for view in [stack] + views { view.semanticContentAttribute = direction }
    }
    let state = state
    history.append { state() }
  }

  private mutating func size() -> CGSize {
    CGSize(width: Double(input.pick(120)), height: Double(input.pick(60)))
  }

  // MARK: Comparing

  private func settle() {
    root.layoutIfNeeded()
    let measurer = PlainMeasurer(stack)
    if let expected = measurer.frames { compareFrames(expected) }
    // The smallest size is found by a solver of its own, which takes as long as the layout.
    if history.count % 3 == 0 { compareSmallestSize(measurer) }
  }

  private func compareFrames(_ expected: [CGRect]) {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    for (view, frame) in zip(views, expected) {
      require(view.frame.isNear(frame), "a frame is \(view.frame), expected \(frame)\n\(story)")
    }
  }

  private func compareSmallestSize(_ measurer: PlainMeasurer) {
    if let expected = measurer.fittingSize {
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      require(
        abs(size.width - expected.width) <= 0.51 && abs(size.height - expected.height) <= 0.51,
        "the smallest size is \(size), expected \(expected)\n\(story)")
    }
  }

  /// The state of the stack as it is now, as a text to be made later.
  private var state: @MainActor () -> String {
    let (size, axis, distribution) = (stack.frame.size, stack.axis, stack.distribution)
    let (alignment, spacing) = (stack.alignment, stack.spacing)
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : nil
    let direction = stack.effectiveUserInterfaceLayoutDirection
    let views = stack.arrangedSubviews.map { ($0.intrinsicContentSize, $0.isHidden) }
    return {
      "\(size) axis \(axis.rawValue) distribution \(distribution) alignment \(alignment) spacing "
        + "\(spacing) margins \(margins.map { "\($0)" } ?? "none") \(direction) "
        + views.map { "\($0.0)\($0.1 ? " hidden" : "")" }.joined(separator: ", ")
    }
  }

  private var story: String { history.map { $0() }.joined(separator: "\n") + "\n" + state() }
}

extension UIView {
  fileprivate var priorities: String {
    let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]
    return axes.map {
      "\(contentHuggingPriority(for: $0).rawValue)/"
        + "\(contentCompressionResistancePriority(for: $0).rawValue)"
    }.joined(separator: " ")
  }
}

extension CGRect {
  /// Returns whether all edges are at those of `other`, but for the rounding to pixels.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ].allSatisfy { abs($0) <= 0.51 }
  }
}
