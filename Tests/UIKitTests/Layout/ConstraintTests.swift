import SegueWorld
import Testing
import UIKit

/// A window of 300 × 600 points with one view in it for constraints.
@MainActor
struct LayoutStage {
  let world = World()
  let window: UIWindow
  let root: UIView

  init() {
    (window, root) = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let root = UIView(frame: window.bounds)
      root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(root)
      window.isHidden = false
      return (window, root)
    }
  }

  /// A view that constraints place, in `superview` or at the top.
  func add(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  /// The messages that layout prints to the console.
  var warnings: [String] { world.diagnostics.warnings }
}

extension UIView {
  /// Fixes the size.
  @MainActor func fix(_ width: CGFloat, _ height: CGFloat) {
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ])
  }

  /// Fixes the upper left corner.
  @MainActor func pin(_ x: CGFloat, _ y: CGFloat) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
    ])
  }
}

@Suite @MainActor struct ConstraintTests {
  let stage = LayoutStage()

  @Test("A plain view keeps its frame until a constraint names it")
  func unnamed() {
    stage.world.run {
      let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      let (named, plain, image) = (stage.add(), stage.add(UIView(frame: frame)), UIImageView())
      image.frame = frame
      _ = stage.add(image)
      named.fix(5, 5)
      stage.root.layoutIfNeeded()
      #expect(plain.frame == frame && image.frame == frame)
      image.image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7)).image { _ in }
      plain.widthAnchor.constraint(equalToConstant: 9).isActive = true
      stage.root.layoutIfNeeded()
      #expect(plain.frame.size == CGSize(width: 9, height: 0))
      #expect(image.frame == CGRect(x: 0, y: 0, width: 7, height: 7))
    }
  }

  @Test("Edges, centers, lengths and multiples place a view")
  func anchors() {
    stage.world.run {
      let (a, b) = (stage.add(), stage.add())
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
        a.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -30),
        a.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 40),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: 10),
        b.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
        b.centerYAnchor.constraint(equalTo: a.bottomAnchor, constant: 100),
        b.widthAnchor.constraint(equalToConstant: 50),
        b.heightAnchor.constraint(equalTo: b.widthAnchor),
      ])
      stage.root.layoutIfNeeded()
      #expect(a.frame == CGRect(x: 20, y: 40, width: 250, height: 135))
      #expect(b.frame == CGRect(x: 125, y: 250, width: 50, height: 50))
      #expect(stage.warnings.isEmpty)
    }
  }

  @Test("A constraint between views in different branches includes the views in between")
  func acrossBranches() {
    stage.world.run {
      let left = stage.add()
      left.pin(10, 20)
      left.fix(100, 100)
      let framed = UIView(frame: CGRect(x: 30, y: 200, width: 200, height: 200))
      stage.root.addSubview(framed)
      let (inner, other) = (stage.add(to: left), stage.add(to: framed))
      inner.pin(5, 6)
      inner.fix(20, 20)
      NSLayoutConstraint.activate([
        other.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 40),
        other.topAnchor.constraint(equalTo: framed.topAnchor),
        other.bottomAnchor.constraint(equalTo: framed.bottomAnchor),
        other.widthAnchor.constraint(equalTo: left.widthAnchor),
      ])
      stage.root.layoutIfNeeded()
      #expect(other.frame == CGRect(x: 45, y: 0, width: 100, height: 200))
      framed.frame.origin.x = 60
      stage.root.layoutIfNeeded()
      #expect(other.frame == CGRect(x: 15, y: 0, width: 100, height: 200))
    }
  }

  @Test("Constraints follow the hierarchy into another window and are removed with the view")
  func hierarchy() {
    stage.world.run {
      let (a, b) = (stage.add(), stage.add())
      a.pin(0, 0)
      a.fix(50, 50)
      b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
      let inner = stage.add(to: a)
      inner.pin(1, 2)
      inner.fix(3, 4)
      stage.root.layoutIfNeeded()
      #expect(stage.root.constraints.count == 3)
      a.removeFromSuperview()
      #expect(stage.root.constraints.isEmpty)
      #expect(a.constraints.count == 4)
      stage.root.layoutIfNeeded()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      box.addSubview(a)
      a.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
      a.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
      box.layoutIfNeeded()
      #expect(a.frame == CGRect(x: 15, y: 15, width: 50, height: 50))
      #expect(inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test("Frames and autoresizing masks of views that translate them are followed")
  func autoresizing() {
    stage.world.run {
      let bar = UIView(frame: CGRect(x: 10, y: 20, width: 280, height: 40))
      bar.autoresizingMask = [.flexibleWidth]
      stage.root.addSubview(bar)
      let below = stage.add()
      NSLayoutConstraint.activate([
        below.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 5),
        below.leftAnchor.constraint(equalTo: bar.leftAnchor),
        below.rightAnchor.constraint(equalTo: bar.rightAnchor),
        below.heightAnchor.constraint(equalToConstant: 7),
      ])
      stage.root.layoutIfNeeded()
      #expect(below.frame == CGRect(x: 10, y: 65, width: 280, height: 7))
      bar.frame.size.height = 100
      stage.root.layoutIfNeeded()
      #expect(below.frame == CGRect(x: 10, y: 125, width: 280, height: 7))
      stage.window.frame.size.width = 400
      stage.window.layoutIfNeeded()
      #expect(bar.frame.width == 380)
      #expect(below.frame == CGRect(x: 10, y: 125, width: 380, height: 7))
      #expect(stage.warnings.isEmpty)
    }
  }

  @Test("Contradictions break the last activated constraint, with one message")
  func conflict() {
    stage.world.run {
      let view = stage.add()
      view.pin(0, 0)
      view.fix(100, 100)
      let wide = view.widthAnchor.constraint(equalToConstant: 200)
      wide.identifier = "wide"
      wide.isActive = true
      stage.root.layoutIfNeeded()
      #expect(view.frame.width == 100)
      #expect(wide.isActive)
      #expect(
        stage.warnings == [
          "unable to simultaneously satisfy constraints: "
            + "<NSLayoutConstraint UIView#0.width == 100.0>, "
            + "<NSLayoutConstraint 'wide' UIView#0.width == 200.0>; will attempt to recover by "
            + "breaking constraint <NSLayoutConstraint 'wide' UIView#0.width == 200.0>"
        ])
      stage.root.setNeedsLayout()
      stage.root.layoutIfNeeded()
      #expect(stage.warnings.count == 1)
      view.constraints.first { $0 !== wide && $0.firstAttribute == .width }?.isActive = false
      stage.root.layoutIfNeeded()
      #expect(view.frame.width == 200)
    }
  }

  @Test("A translated autoresizing mask conflicts, and the constraint of code is broken")
  func forgottenMask() {
    stage.world.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      stage.root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 90).isActive = true
      stage.root.layoutIfNeeded()
      #expect(view.frame.width == 40)
      #expect(stage.warnings.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
    }
  }

  @Test("Calls that raise exceptions on a device are refused with a message")
  func misuse() {
    stage.world.run {
      let (view, stranger) = (stage.add(), UIView())
      let root = stage.root
      view.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leading,
        multiplier: 1, constant: 0
      ).isActive = true
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5
      ).isActive = true
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 1, constant: 5
      ).isActive = true
      NSLayoutConstraint(
        item: "view", attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 5
      ).isActive = true
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .nan).isActive = true
      #expect(stage.warnings.count == 6)
      #expect(root.constraints.isEmpty && view.constraints.isEmpty)
    }
  }

  @Test("Nonfinite constants are refused, and large ones are clamped")
  func hostileConstants() {
    stage.world.run {
      let view = stage.add()
      view.pin(0, 0)
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      for constant in [CGFloat.nan, .infinity, -.infinity] { width.constant = constant }
      #expect(width.constant == 10)
      #expect(stage.warnings.count == 3)
      width.constant = .greatestFiniteMagnitude
      #expect(width.constant == 1_000_000)
      view.heightAnchor.constraint(equalToConstant: .nan).isActive = true
      stage.root.layoutIfNeeded()
      #expect(view.frame.width == 1_000_000)
      view.frame = CGRect(x: CGFloat.nan, y: 1e308, width: .infinity, height: 5)
      let other = UIView(frame: CGRect(x: 1e308, y: CGFloat.nan, width: 1, height: 1))
      stage.root.addSubview(other)
      other.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
      stage.root.layoutIfNeeded()
    }
  }

  @Test("Priorities are obeyed, also when they change")
  func priorities() {
    stage.world.run {
      let view = stage.add()
      view.pin(0, 0)
      let small = view.widthAnchor.constraint(equalToConstant: 50)
      let large = view.widthAnchor.constraint(equalToConstant: 150)
      (small.priority, large.priority) = (.defaultLow, .defaultHigh)
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
      NSLayoutConstraint.activate([small, large])
      stage.root.layoutIfNeeded()
      #expect(view.frame.width == 120)
      small.priority = UILayoutPriority(751)
      stage.root.layoutIfNeeded()
      #expect(view.frame.width == 50)
      small.isActive = false
      stage.root.layoutIfNeeded()
      #expect(view.frame.width == 120)
    }
  }

  @Test("Leading and trailing are mirrored from right to left")
  func rightToLeft() {
    stage.world.run {
      stage.root.semanticContentAttribute = .forceRightToLeft
      let view = stage.add()
      view.semanticContentAttribute = .forceRightToLeft
      view.pin(20, 0)
      view.fix(60, 10)
      let second = stage.add()
      second.semanticContentAttribute = .forceRightToLeft
      second.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8).isActive = true
      second.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      second.fix(30, 10)
      stage.root.layoutIfNeeded()
      #expect(view.frame.minX == 220)
      #expect(second.frame.minX == 182)
      for each in [stage.root, view, second] { each.semanticContentAttribute = .forceLeftToRight }
      stage.root.layoutIfNeeded()
      #expect(view.frame.minX == 20)
      #expect(second.frame.minX == 88)
    }
  }

  @Test("Frames end on whole pixels, and neighbors still touch")
  func pixels() {
    stage.world.run {
      let views = (0..<7).map { _ in stage.add() }
      for (index, view) in views.enumerated() {
        view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 1).isActive = true
        view.leftAnchor.constraint(
          equalTo: index == 0 ? stage.root.leftAnchor : views[index - 1].rightAnchor
        ).isActive = true
        if index > 0 {
          view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
        }
      }
      views[6].rightAnchor.constraint(equalTo: stage.root.rightAnchor).isActive = true
      stage.root.layoutIfNeeded()
      let edges = views.map(\.frame.minX) + [views[6].frame.maxX]
      #expect(edges == [0, 43, 85.5, 128.5, 171.5, 214.5, 257, 300])
      for (left, right) in zip(views, views.dropFirst()) {
        #expect(left.frame.maxX == right.frame.minX)
      }
    }
  }

  @Test("Constraints with the system spacing have names of Swift 4, which mean the same")
  func formerSpacingNames() {
    stage.world.run {
      let (a, b) = (stage.add(), stage.add())
      let made = [
        b.leftAnchor.constraintEqualToSystemSpacingAfter(a.rightAnchor, multiplier: 2),
        b.leftAnchor.constraintGreaterThanOrEqualToSystemSpacingAfter(a.rightAnchor, multiplier: 2),
        b.leftAnchor.constraintLessThanOrEqualToSystemSpacingAfter(a.rightAnchor, multiplier: 2),
        b.topAnchor.constraintEqualToSystemSpacingBelow(a.bottomAnchor, multiplier: 2),
        b.topAnchor.constraintGreaterThanOrEqualToSystemSpacingBelow(a.bottomAnchor, multiplier: 2),
        b.topAnchor.constraintLessThanOrEqualToSystemSpacingBelow(a.bottomAnchor, multiplier: 2),
      ]
      #expect(made.allSatisfy { $0.constant == 16 })
      let relations: [NSLayoutConstraint.Relation] = [
        .equal, .greaterThanOrEqual, .lessThanOrEqual,
      ]
      #expect(made.map(\.relation) == relations + relations)
    }
  }

  @Test("A view without constraints is ambiguous; the constraints of a view can be queried")
  func ambiguity() {
    stage.world.run {
      let (view, fixed) = (stage.add(), stage.add())
      view.fix(10, 10)
      fixed.pin(3, 4)
      fixed.fix(5, 6)
      stage.root.layoutIfNeeded()
      #expect(view.hasAmbiguousLayout)
      #expect(!fixed.hasAmbiguousLayout)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
      let across = fixed.constraintsAffectingLayout(for: .horizontal)
      #expect(across.map(\.constant) == [5, 3] || across.map(\.constant) == [3, 5])
    }
  }

  @Test("the anchors of a constraint equal those of its items")
  func anchorsOfItems() {
    World().run {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let edge = inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor)
      #expect(edge.firstAnchor == inner.topAnchor && edge.firstAnchor != outer.topAnchor)
      #expect(edge.firstAnchor != inner.bottomAnchor)
      #expect(edge.secondAnchor == outer.layoutMarginsGuide.bottomAnchor)
      let width = inner.widthAnchor.constraint(equalToConstant: 5)
      #expect(width.firstAnchor == inner.widthAnchor && width.secondAnchor == nil)
      #expect(Set([inner.topAnchor, inner.topAnchor]).count == 1)
    }
  }
}
