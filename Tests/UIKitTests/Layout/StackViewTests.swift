import Testing
import UIKit

/// A view with an intrinsic size.
private final class Sized: UIView {
  var size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@Suite @MainActor struct StackViewTests {
  let stage = LayoutStage()

  /// A stack of 300 × 100 points (100 × 300 if it is a column) of views as long as these.
  private func stack(
    _ lengths: [CGFloat], axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
    isSized: Bool = true
  ) -> UIStackView {
    let isRow = axis == .horizontal
    let views = lengths.map { isRow ? Sized($0, $0 / 2) : Sized($0 / 2, $0) }
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing) = (axis, spacing)
    _ = stage.add(stack)
    stack.pin(0, 0)
    if isSized { stack.fix(isRow ? 300 : 100, isRow ? 100 : 300) }
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stage.root.layoutIfNeeded()
    return stack.arrangedSubviews.map {
      stack.axis == .horizontal
        ? [$0.frame.minX, $0.frame.maxX] : [$0.frame.minY, $0.frame.maxY]
    }
  }

  private func crossSpans(_ stack: UIStackView) -> [[CGFloat]] {
    stage.root.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.maxY] }
  }

  @Test("Steppers, switches and indicators keep their size beside a label that can grow")
  func fixedControls() {
    stage.world.run {
      let controls: [(UIView, CGFloat)] = [
        (UIStepper(), 94), (UISwitch(), 51), (UIActivityIndicatorView(style: .medium), 20),
      ]
      for (control, width) in controls {
        control.isHidden = false
        let label = UILabel()
        label.text = "Boats"
        let row = UIStackView(arrangedSubviews: [label, control])
        _ = stage.add(row)
        row.pin(0, 0)
        row.fix(300, 100)
        #expect(spans(row) == [[0, 300 - width], [300 - width, 300]])
        row.removeFromSuperview()
      }
    }
  }

  @Test("A stepper that is stretched has its plate at its leading edge, in its own size")
  func stretchedStepper() {
    stage.world.run {
      let stepper = UIStepper()
      let column = UIStackView(arrangedSubviews: [stepper])
      column.axis = .vertical
      _ = stage.add(column)
      column.pin(0, 0)
      column.fix(300, 100)
      stage.root.layoutIfNeeded()
      stepper.layoutIfNeeded()
      #expect(stepper.frame.size == CGSize(width: 300, height: 100))
      #expect(stepper.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 94, height: 32)])
    }
  }

  @Test("Distributions apply along both axes", arguments: [0, 1])
  func distributions(axis: Int) {
    stage.world.run {
      let axis = NSLayoutConstraint.Axis(rawValue: axis) ?? .vertical
      let stack = self.stack([40, 60, 80], axis: axis, spacing: 10)
      stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: axis)
      #expect(spans(stack) == [[0, 40], [50, 210], [220, 300]])
      stack.distribution = .fillEqually
      #expect(spans(stack) == [[0, 93.5], [103.5, 196.5], [206.5, 300]])
      stack.distribution = .fillProportionally
      #expect(spans(stack) == [[0, 62], [72, 165.5], [175.5, 300]])
      stack.distribution = .equalSpacing
      #expect(spans(stack) == [[0, 40], [100, 160], [220, 300]])
      stack.distribution = .equalCentering
      #expect(spans(stack) == [[0, 40], [110, 170], [220, 300]])
      #expect(stage.warnings.isEmpty)
    }
  }

  @Test("Proportions follow natural lengths that change, also in a stack within the stack")
  func changedProportions() throws {
    try stage.world.run {
      let stack = self.stack([40, 60])
      stack.distribution = .fillProportionally
      let inner = UIStackView(arrangedSubviews: [Sized(100, 50)])
      stack.addArrangedSubview(inner)
      #expect(spans(stack) == [[0, 60], [60, 150], [150, 300]])
      let first = try #require(stack.arrangedSubviews[0] as? Sized)
      first.size.width = 140
      first.invalidateIntrinsicContentSize()
      #expect(spans(stack) == [[0, 140], [140, 200], [200, 300]])
      inner.addArrangedSubview(Sized(300, 50))
      #expect(spans(stack) == [[0, 70], [70, 100], [100, 300]])
      inner.arrangedSubviews[1].isHidden = true
      #expect(spans(stack) == [[0, 140], [140, 200], [200, 300]])
    }
  }

  @Test("The view with the lowest compression resistance shrinks")
  func compression() {
    stage.world.run {
      let stack = self.stack([200, 200])
      stack.arrangedSubviews[0].setContentCompressionResistancePriority(
        .defaultLow, for: .horizontal)
      #expect(spans(stack) == [[0, 100], [100, 300]])
    }
  }

  @Test("Alignments apply across the axis")
  func alignments() {
    stage.world.run {
      let stack = self.stack([40, 60])
      stack.distribution = .equalSpacing
      #expect(crossSpans(stack) == [[0, 100], [0, 100]])
      stack.alignment = .top
      #expect(crossSpans(stack) == [[0, 20], [0, 30]])
      stack.alignment = .bottom
      #expect(crossSpans(stack) == [[80, 100], [70, 100]])
      stack.alignment = .center
      #expect(crossSpans(stack) == [[40, 60], [35, 65]])
    }
  }

  @Test("Baselines are aligned, first or last")
  func baselines() throws {
    try stage.world.run {
      let labels = [12.0, 30, 18].map { size in
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = "Ag"
        return label
      }
      labels[2].text = "two\nlines"
      labels[2].numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: labels)
      _ = stage.add(stack)
      stack.pin(0, 0)
      for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
        stack.alignment = alignment
        stage.root.layoutIfNeeded()
        let lines = try labels.map { label in
          let own = try #require(label.baselines)
          return label.frame.minY + (alignment == .firstBaseline ? own.first : own.last)
        }
        let spread = (lines.max() ?? 0) - (lines.min() ?? 0)
        #expect(spread <= 0.5, "\(alignment): \(lines)")
        #expect(labels.map(\.frame.minY).min() == 0)
        #expect(labels.map(\.frame.maxY).max() == stack.frame.height)
      }
    }
  }

  @Test("Custom spacing applies after a view, as does the system's")
  func customSpacing() {
    stage.world.run {
      let stack = self.stack([10, 10, 10], spacing: 5, isSized: false)
      stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
      #expect(spans(stack) == [[0, 10], [30, 40], [48, 58]])
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
      #expect(
        stack.customSpacing(after: stack.arrangedSubviews[0]) == 3.4028234663852886e38
          || stack.customSpacing(after: stack.arrangedSubviews[0]) == .greatestFiniteMagnitude)
      #expect(spans(stack) == [[0, 10], [15, 25], [33, 43]])
    }
  }

  @Test("A nested stack has the size of its contents")
  func nested() {
    stage.world.run {
      let inner = UIStackView(arrangedSubviews: [Sized(50, 20), Sized(70, 30)])
      (inner.axis, inner.spacing, inner.alignment) = (.vertical, 4, .leading)
      let outer = UIStackView(arrangedSubviews: [Sized(40, 40), inner])
      (outer.spacing, outer.alignment) = (8, .center)
      outer.isLayoutMarginsRelativeArrangement = true
      outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      _ = stage.add(outer)
      outer.pin(10, 20)
      stage.root.layoutIfNeeded()
      #expect(outer.frame == CGRect(x: 10, y: 20, width: 124, height: 58))
      #expect(outer.arrangedSubviews[0].frame == CGRect(x: 2, y: 8, width: 40, height: 40))
      #expect(inner.frame == CGRect(x: 50, y: 1, width: 70, height: 54))
      #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 24, width: 70, height: 30))
      #expect(
        outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 124, height: 58))
      #expect(stage.warnings.isEmpty)
    }
  }

  @Test("Views are inserted, removed and moved")
  func changes() {
    stage.world.run {
      let stack = self.stack([10, 20, 30], spacing: 1, isSized: false)
      let (first, last) = (stack.arrangedSubviews[0], stack.arrangedSubviews[2])
      stack.insertArrangedSubview(last, at: 0)
      #expect(spans(stack) == [[0, 30], [31, 41], [42, 62]])
      stack.removeArrangedSubview(first)
      #expect(first.superview === stack)
      first.removeFromSuperview()
      #expect(spans(stack) == [[0, 30], [31, 51]])
      last.removeFromSuperview()
      #expect(spans(stack) == [[0, 20]])
      stack.arrangedSubviews[0].removeFromSuperview()
      #expect(spans(stack).isEmpty)
      #expect(stack.frame.size == .zero)
    }
  }

  @Test("A hidden view takes no space, and neither does its spacing")
  func hidden() {
    stage.world.run {
      let stack = self.stack([10, 20, 30], spacing: 5, isSized: false)
      stack.arrangedSubviews[1].isHidden = true
      #expect(spans(stack) == [[0, 10], [10, 10], [15, 45]])
      stack.arrangedSubviews[1].isHidden = false
      #expect(spans(stack) == [[0, 10], [15, 35], [40, 70]])
    }
  }

  @Test("Hiding in a block shrinks the view over its duration; it is hidden at the end")
  func animatedHiding() throws {
    let (stack, view) = stage.world.run {
      let stack = self.stack([10, 20, 30], axis: .vertical, spacing: 6, isSized: false)
      stage.root.layoutIfNeeded()
      let view = stack.arrangedSubviews[1]
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.isHidden = true }
      #expect(view.isHidden)
      return (stack, view)
    }
    let last = stage.world.run { stack.arrangedSubviews[2] }
    let half = try stage.world.at(0.5) {
      #expect(!view.layer.isHidden)
      return [view.shown("bounds.size.height"), last.shown("position.y")]
    }
    #expect(isClose(half, [10, 44]), "\(half)")
    try stage.world.at(1) {
      #expect(view.isHidden && view.layer.isHidden)
      #expect(last.frame.minY == 16)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.isHidden = false }
      #expect(!view.layer.isHidden)
    }
    let back = try stage.world.at(1.5) {
      [view.shown("bounds.size.height"), last.shown("position.y")]
    }
    #expect(isClose(back, [10, 44]), "\(back)")
  }

  @Test("A row that is hidden in a column keeps the places of its views while it shrinks and grows")
  func animatedRow() throws {
    let (stack, row) = stage.world.run {
      let row = UIStackView(arrangedSubviews: [Sized(20, 30), Sized(20, 30)])
      row.distribution = .fillEqually
      let stack = UIStackView(arrangedSubviews: [Sized(40, 30), row])
      stack.axis = .vertical
      _ = stage.add(stack)
      stack.pin(0, 0)
      stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
      stage.root.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.isHidden = true }
      return (stack, row)
    }
    let inner = stage.world.run { row.arrangedSubviews[1] }
    func place(_ seconds: Double) throws -> [Double] {
      try stage.world.at(seconds) {
        [
          row.shown("bounds.size.height"), row.shown("bounds.size.width"),
          inner.shown("position.x"), inner.shown("bounds.size.width"),
        ]
      }
    }
    let half = try place(0.5)
    #expect(isClose(half, [15, 200, 150, 100]), "\(half)")
    try stage.world.at(1) {
      #expect(stack.frame.height == 30)
      // The hidden row follows the width of the column.
      stack.constraints.first { $0.constant == 200 }?.constant = 300
      stage.root.layoutIfNeeded()
      stage.root.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.isHidden = false }
    }
    let back = try place(1.5)
    #expect(isClose(back, [15, 300, 225, 150]), "\(back)")
    #expect(stage.warnings.isEmpty)
  }

  @Test("From right to left, a row begins at the right")
  func rightToLeft() {
    stage.world.run {
      let stack = self.stack([10, 20], spacing: 5, isSized: false)
      for view in stack.arrangedSubviews + [stack, stage.root] {
        view.semanticContentAttribute = .forceRightToLeft
      }
      #expect(spans(stack) == [[25, 35], [0, 20]])
      #expect(stack.frame.maxX == 300)
    }
  }
  @Test("A stack follows its own direction, whatever that of its views")
  func ownDirection() {
    stage.world.run {
      let stack = self.stack([10, 20], spacing: 5)
      stack.distribution = .equalSpacing
      stack.arrangedSubviews[0].semanticContentAttribute = .forceLeftToRight
      #expect(spans(stack) == [[0, 10], [280, 300]])
      stack.semanticContentAttribute = .forceRightToLeft
      #expect(spans(stack) == [[290, 300], [0, 20]])
      stack.axis = .vertical
      stack.alignment = .leading
      stage.root.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.maxX) == [300, 300])
      stack.semanticContentAttribute = .unspecified
      for view in stack.arrangedSubviews { view.semanticContentAttribute = .forceRightToLeft }
      stage.root.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 0])
      #expect(stage.warnings.isEmpty)
    }
  }

  @Test("The initializer for storyboards does not fail, so that subclasses declare it as on iOS")
  func coder() {
    final class Digits: UIStackView {
      private(set) var isSetUp = false
      override init(frame: CGRect) { super.init(frame: frame) }
      required init(coder: NSCoder) {
        super.init(coder: coder)
        isSetUp = true
      }
    }
    stage.world.run {
      let digits = Digits(coder: NSCoder())
      digits.addArrangedSubview(UIView())
      #expect(digits.isSetUp && digits.arrangedSubviews.count == 1)
    }
  }
}
