// The classes that are recognized as transitions, the creation of their objects, and the answers of
// screens.

import SegueAdapter
import Testing

@Suite struct TrialSourceTests {
  private func trial(_ texts: String..., leaving left: Set<String> = []) -> TrialSource {
    TrialSource(
      Adapter(texts.map { Adapter.Input(path: "A.swift", bytes: Array($0.utf8)) }), leaving: left)
  }

  /// An animator with these members, and the other contents of the file.
  private func animator(_ members: String, _ others: String = "", body: String = "") -> TrialSource
  {
    trial(
      """
      class Mover: NSObject, UIViewControllerAnimatedTransitioning {
        \(members)
        func transitionDuration(using c: C?) -> TimeInterval { 1 }
        func animateTransition(using c: C) { \(body) }
      }
      \(others)
      """)
  }

  private func made(_ source: TrialSource, _ type: String = "Mover") -> String? {
    let marker = "-> \(type)? { "
    guard
      let line = source.additions.joined(separator: "\n").split(separator: "\n").first(where: {
        $0.contains(marker)
      }), let start = line.firstRange(of: marker), let end = line.firstRange(of: " }; ")
    else {
      return nil
    }
    return String(line[start.upperBound..<end.lowerBound])
  }

  @Test(
    "arguments are created by their types and names",
    arguments: [
      (
        "init(duration: TimeInterval) {}", "",
        "Mover(duration: TimeInterval(s.number(\"duration\")))"
      ),
      (
        "init(_ p: (x: CGFloat, Bool)) {}", "",
        "Mover((x: CGFloat(s.number(\"x\")), s.flag(\"value\")))"
      ),
      (
        "init(done: @escaping Done) {}", "typealias Done = (Bool, Int) -> Void",
        "Mover(done: { _, _ in  })"
      ),
      (
        "init(kind: Kind) {}", "enum Kind { case fade(CGFloat) }",
        "Mover(kind: Kind.fade(CGFloat(s.number(\"value\"))))"
      ),
      (
        "init(_ o: Options) {}", "struct Options { let time: Double; var scale = 1.0 }",
        "Mover(Options(time: Double(s.number(\"time\"))))"
      ),
      (
        "init(card: Card) {}", "class Card: UIView {}", "Mover(card: s.placed(Card(frame: s.rect)))"
      ),
      ("init(isPush: Bool = true) {}", "", "Mover(isPush: s.flag(\"isPush\"))"),
      (
        "init(_ way: Way) {}", "enum Way { case tab, push, pop, present, dismiss }",
        "Mover((s.isForward ? Way.push : Way.pop))"
      ),
      (
        "init(_ way: Way) {}", "enum Way { case `in`, out }",
        "Mover((s.isForward ? Way.`in` : Way.out))"
      ),
      ("init(image: UIImage?, name: String?) {}", "", "Mover(image: s.image, name: nil)"),
      (
        "init(log: Log) {}", "class Log { static let shared = Log(); private init() {} }",
        "Mover(log: Log())"
      ),
      ("private init() {}; static let standard = Mover(1); init(_ x: Unknown) {}", "", "Mover()"),
    ])
  func arguments(_ members: String, _ others: String, _ expected: String) {
    #expect(made(animator(members, others)) == expected)
  }

  @Test("members private to another file are not called; the shared one is used")
  func shared() {
    let source = trial(
      "class Log { static let shared = Log(); private init() {} }",
      """
      class Mover: NSObject, UIViewControllerAnimatedTransitioning {
        init(log: Log) {}
        func animateTransition(using c: C) {}
      }
      """)
    #expect(made(source) == "Mover(log: Log.shared)")
  }

  @Test("an initializer that ends the program is not chosen")
  func fatal() {
    let other = "init(duration: TimeInterval) {}"
    #expect(
      made(animator("override init() { fatalError(\"no\") }; \(other)"))
        == "Mover(duration: TimeInterval(s.number(\"duration\")))")
    #expect(made(animator("override init() { fatalError(\"no\") }")) == nil)
  }

  @Test(
    "the transition follows from the names in the code",
    arguments: [
      ("let o: UINavigationController.Operation = .push", "navigation"),
      ("let tabs: UITabBarController", "tabs"), ("let presentedView: UIView? = nil", "modal"),
      ("let tabs: UITabBarController? = nil; let isPresenting = true", "modal"),
      (
        "func f(presenting: C) { let isPush = c.navigationController?.viewControllers.last === c }",
        "navigation"
      ),
      ("func f() { c.navigationController?.viewControllers = [] }", "modal"),
    ])
  func kinds(_ members: String, _ expected: String) {
    let source = animator(members, "extension Mover { convenience init() { self.init(x: 1) } }")
    #expect(source.main.contains("kind: .\(expected))"))
  }

  @Test("a tab delegate is played with tabs, and its animator too")
  func tabs() {
    let source = trial(
      """
      final class Tabs: NSObject, UITabBarControllerDelegate {
        func tabBarController(_ t: UITabBarController,
          animationControllerForTransitionFrom a: UIViewController, to b: UIViewController)
          -> UIViewControllerAnimatedTransitioning? { Slide() }
      }
      class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using c: C) {}
      }
      """)
    #expect(source.families == ["Tabs"])
    #expect(source.main.contains("TrialFamily(\"Tabs\", kind: .tabs).with(delegate: \"Tabs\")"))
  }

  @Test("settable properties that name the moving view or its origin are set")
  func aims() {
    let source = animator(
      "weak var tabs: UITabBarController?; var edge: UIRectEdge = []; let fixed: UIRectEdge = []; "
        + "var isPush = true"
    )
    let text = source.additions.joined()
    #expect(text.contains("if let tabs = s.tabs, self.tabs !== tabs { self.tabs = tabs }"))
    #expect(text.contains("if self.edge == [] { self.edge = .right }"))
    #expect(text.contains("self.isPush = s.flag(\"isPush\")"))
    #expect(!text.contains("self.fixed"))
  }

  @Test("views that initializers need conform to their protocols")
  func views() {
    let source = animator(
      "init(card: Card) {}", "protocol Card: UIView { var corner: CGFloat { get } }")
    #expect(made(source) == "Mover(card: (s.cell as! Card))")
    #expect(
      source.additions.joined().contains(
        "extension SegueTrial.TrialView: @preconcurrency Card { var corner: CGFloat {"))
  }

  @Test(
    "a function that animates is played as a transition",
    arguments: [
      ("(_ c: UIViewControllerContextTransitioning) -> Void", "{ s.crossFade($0) }"),
      (
        "(UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating",
        "{ s.crossFading($0) }"
      ),
      ("(UIView) -> Void", "{ _ in  }"),
    ])
  func functions(_ type: String, _ expected: String) {
    #expect(made(animator("init(body: @escaping \(type)) {}")) == "Mover(body: \(expected))")
  }

  @Test("among many cases, forward and backward are not directions")
  func manyCases() {
    let source = animator(
      "init(way: Way) {}", "enum Way { case left, right, up, down, forward, backward }")
    #expect(made(source) == "Mover(way: Way.left)")
  }

  // MARK: Screens

  private static let zoom = """
    protocol Zooming: AnyObject {
      var card: UIView { get }
      var scale: CGFloat { get set }
      func frame(in view: UIView) -> CGRect?
      func willZoom()
    }
    """

  @Test("screens conform to what code casts them to and answer it")
  func screens() {
    let source = animator("", Self.zoom, body: "guard let f = c.from as? Zooming else { return }")
    let text = source.additions.joined()
    #expect(text.contains("extension SegueTrial.TrialScreen: @preconcurrency Zooming { "))
    #expect(text.contains("var card: UIView { trialValue(\"card\") { s in s.view } }"))
    #expect(
      text.contains(
        "get { trialValue(\"scale\") { s in CGFloat(s.number(\"scale\")) } } "
          + "set { setTrialValue(\"scale\", newValue) }"))
    #expect(
      text.contains(
        "func frame(in view: UIView) -> CGRect? { trialValue(\"frame\") { s in s.rect } }"))
    #expect(text.contains("func willZoom() {}"))
    #expect(!source.main.contains("demand"))
  }

  @Test(
    "requirements that screens cannot answer, and failed compilations, are reported",
    arguments: [
      (
        "protocol Zooming { var photo: Photo { get } }",
        "screens that are Zooming, which has photo: Photo"
      ),
      ("protocol Zooming { var cards: [Int] { get } }", "which has cards: [Int]"),
      (
        "protocol Zooming { associatedtype T }",
        "which has requirements other than views, values, and functions"
      ),
      ("class Zooming: UIViewController {}", "screens that are Zooming"),
    ])
  func demands(_ other: String, _ expected: String) {
    let source = animator("", other, body: "guard let f = c.from as? Zooming else { return }")
    #expect(!source.additions.joined().contains("TrialScreen"))
    #expect(source.main.contains(expected) && source.main.contains("demand: "))
    let isClass = source.main.contains(".demanding(classes: \"Zooming\")")
    #expect(isClass == other.hasPrefix("class"))
  }

  @Test(
    "screens do not answer requirements of other screens",
    arguments: [
      "@objc protocol Zooming { @objc optional func zoom() }",
      "protocol Zooming { var card: UIView { get } }; extension Zooming { var card: UIView { "
        + "UIView() } }",
    ])
  func markers(_ other: String) {
    let source = animator(
      "", other, body: "guard c.from is Zooming, let f = c.from as? Zooming else { return }")
    #expect(!source.additions.joined().contains("TrialScreen"))
    #expect(!source.main.contains("demand"))
  }

  @Test("views to which code casts are not required of screens")
  func castsToViews() {
    let source = animator("", "class Card: UIView {}", body: "_ = c.containerView as? Card")
    #expect(!source.main.contains("demand"))
  }

  @Test("screens have the marker that code looks for")
  func marked() {
    let source = animator("", "protocol Zooming {}", body: "_ = c.from as? Zooming")
    #expect(
      source.additions.joined().contains(
        "extension SegueTrial.TrialScreen: @preconcurrency Zooming {  }"))
  }

  @Test("nothing is queried without a cast, and a stub's own answers are kept")
  func others() {
    #expect(!animator("", Self.zoom).additions.joined().contains("TrialScreen"))
    let stubbed = animator(
      "", Self.zoom + "\nextension TrialScreen: Zooming {}", body: "_ = c.from as! Zooming")
    #expect(!stubbed.additions.joined().contains("SegueTrial.TrialScreen"))
  }

  @Test("code that does not compile is left out and refused as tried")
  func leaving() {
    let source = trial(
      "class Mover: NSObject, UIViewControllerAnimatedTransitioning { func animateTransition() {} "
        + "}",
      leaving: ["Mover"])
    #expect(source.families.isEmpty)
    #expect(source.rejections.map(\.type) == ["Mover"] && source.rejections.allSatisfy(\.wasTried))
  }
}
