import Testing
import UIKit

@Suite @MainActor struct NaturalSizeTests {
  let stage = LayoutStage()

  @Test("A label has the size of its text and follows it")
  func label() {
    stage.world.run {
      let label = UILabel()
      label.text = "Hello"
      _ = stage.add(label)
      label.pin(0, 0)
      stage.root.layoutIfNeeded()
      #expect(label.frame.size == label.intrinsicContentSize)
      let before = label.frame.width
      label.text = "Hello, world"
      stage.root.layoutIfNeeded()
      #expect(label.frame.width > before)
      #expect(label.frame.size == label.intrinsicContentSize)
    }
  }

  @Test("A label of several lines is as high as its text at the available width")
  func wrapping() {
    stage.world.run {
      let (label, below) = (UILabel(), stage.add())
      label.numberOfLines = 0
      label.text = "What a label has to say when it is given no more than a hundred points for it"
      _ = stage.add(label)
      label.pin(0, 0)
      let width = label.widthAnchor.constraint(equalToConstant: 100)
      width.isActive = true
      below.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
      stage.root.layoutIfNeeded()
      let high = label.sizeThatFits(CGSize(width: 100, height: 1000)).height
      #expect(label.frame.height == high)
      #expect(below.frame.minY == high)
      width.constant = 200
      stage.root.layoutIfNeeded()
      #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 1000)).height)
      #expect(label.frame.height < high)
      let fitting = stage.root.systemLayoutSizeFitting(.zero)
      #expect(fitting.height == 0 || fitting.height >= label.frame.height)
    }
  }

  /// Adds a label whose width must not be compressed and is limited.
  private func resisting(_ lines: Int, at y: CGFloat) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.text = "What a label has to say on several lines of text"
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    _ = stage.add(label)
    label.pin(0, y)
    let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    limit.priority = lines == 1 ? .defaultHigh : .required
    limit.isActive = true
    return label
  }

  @Test("Text of several lines breaks where it must not be compressed, one line does not")
  func requiredResistance() {
    stage.world.run {
      let (wrapped, straight) = (resisting(0, at: 0), resisting(1, at: 200))
      stage.root.layoutIfNeeded()
      #expect(wrapped.frame.width == 100)
      #expect(wrapped.frame.height > 2 * straight.frame.height)
      #expect(straight.frame.width == straight.intrinsicContentSize.width)
      #expect(stage.world.diagnostics.warnings.isEmpty)
    }
  }

  @Test("The baselines of a button that is higher than its title move with the title")
  func baselines() {
    stage.world.run {
      let (lap, start) = (UIButton(type: .system), UIButton(type: .system))
      for (button, title) in [(lap, "Lap"), (start, "Start")] {
        button.setTitle(title, for: .normal)
        _ = stage.add(button)
      }
      lap.pin(10, 20)
      NSLayoutConstraint.activate([
        lap.heightAnchor.constraint(equalToConstant: 60),
        start.topAnchor.constraint(equalTo: lap.topAnchor),
        start.leftAnchor.constraint(equalTo: lap.rightAnchor),
        start.lastBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
      ])
      stage.root.layoutIfNeeded()
      #expect(start.frame.minY == 20)
      #expect(start.frame.height == 60)
      let label = UILabel()
      (label.text, label.font) = ("Large", .systemFont(ofSize: 30))
      _ = stage.add(label)
      label.leftAnchor.constraint(equalTo: start.rightAnchor).isActive = true
      label.firstBaselineAnchor.constraint(equalTo: lap.lastBaselineAnchor).isActive = true
      stage.root.layoutIfNeeded()
      let baseline = label.frame.minY + (label.baselines?.first ?? 0)
      let title = lap.titleLabel
      let expected = (title?.baselines?.first ?? 0) + (title?.convert(.zero, to: stage.root).y ?? 0)
      #expect(abs(baseline - expected) < 0.5)
    }
  }

  @Test("Hugging and compression decide between two labels")
  func priorities() {
    stage.world.run {
      let labels = ["left", "right"].map { text in
        let label = UILabel()
        label.text = text
        return stage.add(label)
      }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[a][b]|", options: .alignAllTop, metrics: nil,
          views: ["a": labels[0], "b": labels[1]])
          + [labels[0].topAnchor.constraint(equalTo: stage.root.topAnchor)])
      labels[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      stage.root.layoutIfNeeded()
      #expect(labels[0].frame.width == labels[0].intrinsicContentSize.width)
      #expect(labels[1].frame.maxX == 300)
      labels[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
      stage.root.layoutIfNeeded()
      #expect(labels[1].frame.width == labels[1].intrinsicContentSize.width)
    }
  }

  @Test("Margins, the safe area and custom guides place views")
  func guides() {
    stage.world.run {
      stage.window.windowSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      stage.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      let (safe, inner, middle) = (stage.add(), stage.add(), stage.add())
      let guide = UILayoutGuide()
      stage.root.addLayoutGuide(guide)
      for (view, around) in [
        (safe, stage.root.safeAreaLayoutGuide), (inner, stage.root.layoutMarginsGuide),
        (middle, guide),
      ] {
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: around.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: around.trailingAnchor),
          view.topAnchor.constraint(equalTo: around.topAnchor),
          view.bottomAnchor.constraint(equalTo: around.bottomAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        guide.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
        guide.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor),
        guide.widthAnchor.constraint(equalToConstant: 100),
        guide.heightAnchor.constraint(equalToConstant: 60),
      ])
      stage.window.layoutIfNeeded()
      #expect(safe.frame == CGRect(x: 0, y: 44, width: 300, height: 522))
      #expect(inner.frame == CGRect(x: 2, y: 45, width: 294, height: 518))
      #expect(middle.frame == CGRect(x: 100, y: 270, width: 100, height: 60))
      #expect(guide.layoutFrame == middle.frame)
      stage.window.windowSafeAreaInsets = .zero
      stage.root.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(safe.frame == stage.root.bounds)
      stage.root.removeLayoutGuide(guide)
      #expect(stage.root.constraints.count == 8)
    }
  }

  @Test("A scroll view's constraints determine its content size")
  func scrolling() {
    stage.world.run {
      let scroll = UIScrollView()
      _ = stage.add(scroll)
      scroll.pin(0, 0)
      scroll.fix(200, 300)
      let content = stage.add(to: scroll)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-10-[content(800)]-20-|", metrics: nil,
          views: ["content": content])
          + [
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          ])
      stage.root.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 200, height: 830))
      scroll.contentOffset.y = 100
      stage.root.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 800))
      #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
      #expect(stage.warnings.isEmpty)
    }
  }

  @Test("Alignment rectangles exclude shadows and badges")
  func alignmentRect() {
    final class Badged: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 5)
      }
    }
    stage.world.run {
      let view = stage.add(Badged())
      view.pin(50, 60)
      view.fix(100, 40)
      let inside = stage.add(to: view)
      inside.pin(0, 0)
      inside.fix(5, 5)
      stage.root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 49, y: 50, width: 106, height: 52))
      #expect(inside.frame == CGRect(x: 1, y: 10, width: 5, height: 5))
    }
  }

  @Test("The size that constraints require can be computed with one side given")
  func fitting() {
    stage.world.run {
      let cell = UIView()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "A cell's text that is somewhat longer than one line of a hundred points"
      _ = stage.add(label, to: cell)
      NSLayoutConstraint.activate(
        ["H:|-5-[label]-5-|", "V:|-7-[label]-8-|"].flatMap {
          NSLayoutConstraint.constraints(
            withVisualFormat: $0, metrics: nil, views: ["label": label])
        })
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 110, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == 110)
      #expect(size.height == 15 + label.sizeThatFits(CGSize(width: 100, height: 999)).height)
      let whole = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(whole.width == 10 + label.intrinsicContentSize.width)
    }
  }
}
