// What is played where a delegate of the files provides no animator, and the members of superclasses.

import SegueAdapter
import Testing

@Suite struct SubstituteTests {
  private func trial(_ texts: String...) -> TrialSource {
    TrialSource(Adapter(texts.map { Adapter.Input(path: "A.swift", bytes: Array($0.utf8)) }))
  }

  private static let animating = """
    func transitionDuration(using c: C?) -> TimeInterval { 1 }
      func animateTransition(using c: C) {}
    """

  /// A delegate that is asked for animators.
  private func delegate(_ body: String, conforming others: String = "") -> String {
    """
    class Source: NSObject, UIViewControllerTransitioningDelegate\(others) {
      \(body)
      func animationController(forDismissed d: UIViewController)
        -> UIViewControllerAnimatedTransitioning? { nil }
    }
    """
  }

  private func animator(_ name: String) -> String {
    "class \(name): NSObject, UIViewControllerAnimatedTransitioning { \(Self.animating) }"
  }

  @Test("a delegate that is an animator with a direction stands in for itself")
  func itself() {
    let conforming = ", UIViewControllerAnimatedTransitioning"
    let directed = trial(
      delegate("var isPresenting = true; \(Self.animating)", conforming: conforming))
    #expect(
      directed.main.contains("delegate: \"Source\", forward: \"Source\", backward: \"Source\""))
    let plain = trial(delegate(Self.animating, conforming: conforming))
    #expect(plain.main.contains(".with(delegate: \"Source\")"))
  }

  @Test("animators whose names tell the direction stand in for it")
  func directions() {
    let both = trial(
      delegate("let a = OpenMover(), b = CloseMover()"), animator("OpenMover"),
      animator("CloseMover"))
    #expect(both.main.contains("forward: \"OpenMover\", backward: \"CloseMover\""))
    let back = trial(delegate("let a = SwipeBackMover()"), animator("SwipeBackMover"))
    #expect(back.main.contains(".with(delegate: \"Source\", backward: \"SwipeBackMover\")"))
    let unknown = trial(delegate("let a = Mover()"), animator("Mover"))
    #expect(unknown.main.contains(".with(delegate: \"Source\")"))
  }

  @Test(
    "a screen that is its own delegate and animator is one transition, between itself and another")
  func screen() {
    let own = trial(
      delegate(Self.animating, conforming: ", UIViewControllerAnimatedTransitioning")
        .replacing("NSObject", with: "UIViewController"))
    #expect(own.families == ["Source"])
    #expect(
      own.main.contains("delegate: \"Source\", forward: \"Source\", backward: \"Source\""))
    #expect(own.main.contains(".between(.init(upper: \"Source\"))"))
  }

  @Test("so do subclasses of the animator that the protocol of its app returns")
  func implementations() {
    let asking = trial(
      delegate("weak var app: MoverApp?; let a = CloseMover.self"),
      "protocol MoverApp: AnyObject { func mover() -> Mover? }", animator("Mover"),
      "class OpenMover: Mover {}", "class CloseMover: Mover {}", animator("OpenOther"))
    #expect(asking.main.contains("forward: \"OpenMover\", backward: \"CloseMover\""))
  }

  @Test("a delegate keeps animators, also those that cannot be created otherwise")
  func kept() {
    let source = trial(
      delegate("private lazy var animator = DismissMover(owner: self)"),
      """
      class DismissMover: NSObject, UIViewControllerAnimatedTransitioning {
        init(owner: Unknown) {}
        \(Self.animating)
      }
      """)
    #expect(
      source.additions.joined().contains(
        "func __segueAnimators() -> [AnyObject?] { [self.animator] }"))
    #expect(source.families == ["Source"])
  }

  @Test("the direction is set in a superclass of another file, unless it is private there")
  func inherited() {
    func aim(_ property: String) -> Bool {
      let base = """
        class Base: NSObject, UIViewControllerAnimatedTransitioning {
          \(property)
          \(Self.animating)
        }
        """
      let text = trial(base, "class Mover: Base {}").additions.joined()
      return text.contains("self.presenting = s.flag(\"presenting\")")
    }
    #expect(aim("var presenting = true"))
    #expect(!aim("private var presenting = true"))
    #expect(!aim("private(set) var presenting = true"))
  }

  @Test(
    "code that asks a list for its selection is told apart",
    arguments: [
      ("_ = list.indexPathForSelectedRow", true), ("_ = list.indexPathsForVisibleRows", false),
    ])
  func selection(body: String, isAsked: Bool) {
    let source = trial(
      animator("Mover"), "class List: UIViewController { func card() { \(body) } }")
    #expect(source.main.contains(".askingForSelection()") == isAsked)
  }

  @Test(
    "the style is that of the screen that presents with the delegate",
    arguments: [("Source", true), ("Other", false)])
  func style(name: String, isUsed: Bool) {
    let screen = """
      class List: UIViewController {
        let source = \(name)()
        func show(_ page: UIViewController) { page.modalPresentationStyle = .overCurrentContext }
      }
      """
    let source = trial(delegate("let a = Mover()"), animator("Mover"), screen)
    #expect(source.main.contains("style: \"overCurrentContext\"") == isUsed)
  }
}
