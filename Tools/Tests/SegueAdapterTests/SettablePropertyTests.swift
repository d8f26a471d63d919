// What is set on the objects of a transition before it begins, and whose transitions are played.

import SegueAdapter
import Testing

@Suite struct SettablePropertyTests {
  private func trial(_ members: String, _ others: String = "") -> String {
    let text = """
      class Mover: NSObject, UIViewControllerAnimatedTransitioning {
        \(members)
        func transitionDuration(using c: C?) -> TimeInterval { 1 }
        func animateTransition(using c: C) {}
      }
      \(others)
      """
    let adapter = Adapter([Adapter.Input(path: "A.swift", bytes: Array(text.utf8))])
    return TrialSource(adapter).additions.joined()
  }

  @Test(
    "what a transition starts from is set where it is not",
    arguments: [
      (
        "var originFrame = CGRect.zero",
        "if self.originFrame == .zero { self.originFrame = s.rect }"
      ),
      ("var startPoint: CGPoint?", "if self.startPoint == nil { self.startPoint = s.point }"),
      (
        "weak var selectedCell: UIView?",
        "if self.selectedCell == nil { self.selectedCell = s.shownView }"
      ),
      ("var thumb: UIImage!", "if self.thumb == nil { self.thumb = s.image }"),
    ])
  func origins(member: String, assignment: String) {
    #expect(trial(member).contains(assignment))
  }

  @Test(
    "what is private, constant, or where it ends is not set",
    arguments: [
      "private var originFrame = CGRect.zero", "let originFrame = CGRect.zero",
      "var finalFrame = CGRect.zero", "var snapshotOrigin: UIView?", "var title: UIImage?",
    ])
  func others(member: String) {
    let source = trial(member)
    #expect(
      !source.contains("s.rect") && !source.contains("s.shownView") && !source.contains("s.image"))
  }

  @Test("screens answer the protocols of settable properties")
  func screens() {
    let source = trial(
      "weak var fromDelegate: Zooming?; weak var toDelegate: Zooming?",
      "protocol Zooming: AnyObject { func picture(for m: Mover) -> UIImageView? }")
    #expect(source.contains("self.fromDelegate = (s.from as AnyObject) as? Zooming"))
    #expect(source.contains("self.toDelegate = (s.to as AnyObject) as? Zooming"))
    #expect(source.contains("extension SegueTrial.TrialScreen: @preconcurrency Zooming"))
  }

  @Test("transitions of files around those that are tried are played only with a part of these")
  func around() {
    func animator(_ name: String, _ more: String = "") -> String {
      """
      class \(name): NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: C?) -> TimeInterval { 1 }
        func animateTransition(using c: C) {}
      }
      \(more)
      """
    }
    let delegate = """
      class Vendor: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(forDismissed d: D) -> UIViewControllerAnimatedTransitioning? { Own() }
      }
      """
    let files = [("Own.swift", animator("Own")), ("Around.swift", animator("Other", delegate))]
    let adapter = Adapter(files.map { Adapter.Input(path: $0.0, bytes: Array($0.1.utf8)) })
    #expect(TrialSource(adapter).families == ["Vendor", "Other"])
    #expect(TrialSource(adapter, around: ["Around.swift"]).families == ["Vendor"])
  }
}
