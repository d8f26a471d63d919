// The classes of the files that screens of a transition can be.

import SegueAdapter
import Testing

@Suite struct OwnScreenTests {
  private func trial(_ cast: String, name: String = "Mover", screens: String) -> TrialSource {
    let text = """
      class \(name): NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: C?) -> TimeInterval { 1 }
        func animateTransition(using c: C) { \(cast) }
      }
      \(screens)
      """
    return TrialSource(Adapter([Adapter.Input(path: "A.swift", bytes: Array(text.utf8))]))
  }

  private let list = "class List: UIViewController {}"
  private let both = "class List: UIViewController {}; class Page: List {}"

  /// The classes between which a transition is tried.
  private func between(_ source: TrialSource) -> Substring? {
    guard let start = source.main.firstRange(of: ".between(") else { return nil }
    return source.main[start.upperBound...].prefix { $0 != "\n" }.dropLast(2)
  }

  @Test(
    "what is cast tells which screen it is",
    arguments: [
      ("let a = c.viewController(forKey: .from) as! List", ".init(lower: \"List\")"),
      ("let a = c.viewController(forKey: .to) as? List", ".init(upper: \"List\")"),
      ("guard let a = toVC as? List else { return }", ".init(upper: \"List\")"),
      (
        "let a = c.viewController(forKey: isPresenting ? .to : .from) as! List",
        ".init(upper: \"List\")"
      ),
      (
        "let a = c.viewController(forKey: isPresenting ? .from : .to) as! List",
        ".init(lower: \"List\")"
      ),
      ("let a = presented as! List", ".init(upper: \"List\")"),
      ("let a = presenting as! List", ".init(lower: \"List\")"),
    ])
  func places(cast: String, expected: String) throws {
    let found = try #require(between(trial(cast, screens: list)))
    #expect(found.hasPrefix(expected))
  }

  @Test("a transition back leaves the upper screen")
  func back() throws {
    let source = trial("let a = fromVC as! List", name: "DismissMover", screens: list)
    #expect(try #require(between(source)).hasPrefix(".init(upper: \"List\")"))
  }

  @Test("both screens are of the files, and each alone is tried after them")
  func pairs() throws {
    let source = trial("let a = fromVC as! List; let b = toVC as! Page", screens: both)
    #expect(
      try #require(between(source))
        == ".init(lower: \"List\", upper: \"Page\"), .init(upper: \"Page\"), .init(lower: \"List\")"
    )
  }

  @Test("views, generic and unknown classes are not screens")
  func others() {
    for screens in ["class List: UIView {}", "class List<T>: UIViewController {}", ""] {
      #expect(between(trial("let a = fromVC as! List", screens: screens)) == nil)
    }
  }

  @Test("outlets get stand-ins, and a container gets its content")
  func outlets() {
    let members = """
      @IBOutlet private weak var photo: UIImageView!
      @IBOutlet var model: Model!
      var label: UILabel!
      func set(contentViewController: UIViewController?) {}
      """
    let text = trial(
      "let a = fromVC as! List", screens: "class List: UIViewController { \(members) }"
    ).additions.joined()
    #expect(text.contains("self.photo == nil { self.photo = s.kept(\"photo\", s.imageView) }"))
    #expect(text.contains("self.set(contentViewController: s.lower)"))
    #expect(!text.contains("self.model") && !text.contains("self.label"))
  }

  @Test("a screen of a storyboard is created by its coder")
  func coder() {
    let members = "let model: Int; required init?(coder: NSCoder) { model = 1 }"
    let text = trial(
      "let a = fromVC as! List", screens: "class List: UIViewController { \(members) }"
    ).additions.joined()
    #expect(text.contains("-> List? { List(coder: s.coder) }"))
  }
}
