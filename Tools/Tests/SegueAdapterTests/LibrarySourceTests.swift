// Forms that the sources of libraries have, and the names of libraries that are compiled with an app.

import SegueAdapter
import Testing

@Suite struct LibrarySourceTests {
  private func adapted(_ text: String) -> Adapter {
    Adapter([Adapter.Input(path: "A.swift", bytes: Array(text.utf8))])
  }

  @Test("the name of a library in front of what it declares becomes that of the app's module")
  func libraries() {
    var options = Adapter.Options()
    (options.absentModules, options.moduleName) = (["Kit", "Bar"], "Shop")
    let text = "class Bar {}; let a: Kit.Part = Kit.Part(); let b = Bar.shared; let c = Set.max"
    let adapter = Adapter([.init(path: "A.swift", bytes: Array(text.utf8))], options: options)
    #expect(
      adapter.outputs[0].text
        == "class Bar {}; let a: Shop.Part = Shop.Part(); let b = Bar.shared; let c = Set.max")
  }

  @Test(
    "subclasses of locks import CoreFoundation",
    arguments: [
      ("final class A: NSLock, @unchecked Sendable {}", true),
      ("class A { let l = NSLock() }", false),
    ])
  func locks(_ source: String, _ imports: Bool) {
    let text = adapted("import Foundation\n" + source).outputs[0].text
    #expect(text.hasPrefix("import Foundation; import CoreFoundation") == imports)
  }

  @Test(
    "methods of NSObject are called on any object, as with Objective-C",
    arguments: [
      ("weak var t: AnyObject?", "t?.perform(a, with: s)", "(t as? NSObject)?.perform(a, with: s)"),
      ("var t: AnyObject!", "t!.perform(a, with: s)", "(t as? NSObject)?.perform(a, with: s)"),
      ("var t: AnyObject", "self.t.perform(a)", "(self.t as? NSObject)?.perform(a)"),
      ("var t: View?", "t?.perform(a, with: s)", "t?.perform(a, with: s)"),
      ("var t: AnyObject?", "t?.perform(a, by: s)", "t?.perform(a, by: s)"),
      (
        "var i: UIBarButtonItem", "i.target?.perform(a, with: s)",
        "(i.target as? NSObject)?.perform(a, with: s)"
      ),
    ])
  func messages(_ property: String, _ call: String, _ expected: String) {
    let text = adapted("class A { \(property); func f() { \(call) } }").outputs[0].text
    #expect(text.contains("{ \(expected) }"), "\(text)")
  }

  @Test(
    "cells of tables that use gesture recognizers are their delegates",
    arguments: [
      (
        "class A: UITableViewCell { let g = UIPanGestureRecognizer() }",
        "class A: UITableViewCell, UIGestureRecognizerDelegate {"
      ),
      ("class A: UITableViewCell { let g = 1 }", "class A: UITableViewCell {"),
      ("class A: UIView { let g = UIPanGestureRecognizer() }", "class A: UIView {"),
      (
        "class A: UITableViewCell { let g = UIPanGestureRecognizer() }\nextension A: UIGestureRecognizerDelegate {}",
        "class A: UITableViewCell {"
      ),
      (
        "class A: UITableViewCell { let g = UIPanGestureRecognizer() }\nclass B: A, UIGestureRecognizerDelegate {}",
        "class A: UITableViewCell {"
      ),
    ])
  func cells(_ source: String, _ expected: String) {
    #expect(adapted(source).outputs[0].text.hasPrefix(expected))
  }

  @Test("members of types are not open")
  func openMembers() {
    let text = adapted("open class A { open static let x = 1; open class var y: Int { 1 } }")
    let expected = "open class A { public static let x = 1; open class var y: Int { 1 } }"
    #expect(text.outputs[0].text.contains(expected))
  }

  @Test("objects that forward messages are marked, and not their subclasses again")
  func forwarding() {
    let text = """
      class A: NSObject { override func forwardingTarget(for aSelector: Selector!) -> Any? { target } }
      class B: A { override func forwardingTarget(for aSelector: Selector!) -> Any? { nil } }
      """
    let lines = adapted(text).outputs[0].text.split(separator: "\n")
    #expect(lines[0].hasPrefix("class A: NSObject, UIKit.SegueMessageForwarding {          func"))
    #expect(lines[1].hasPrefix("class B: A {"))
  }

  @Test("types of libraries with the names of others get names of the same length")
  func clashes() {
    let texts = [
      "App.swift":
        "import Kit\nclass Page {}; let a = Page(); let b = Kit.Page(1); let c = Item(), d = Row.Page()",
      "Kit.swift":
        "public struct Page { init(_ x: Int) {} }; extension Page { static let one = Page(1) }; "
        + "struct Item {}; struct Row { struct Page {}; let p = Page() }; let x = a.Page",
      "More.swift": "import Kit\nstruct Item {}; func f() -> Page { Page(2) }",
    ]
    var options = Adapter.Options()
    options.modules = ["Kit.swift": "Kit", "More.swift": "More"]
    let inputs = texts.keys.sorted().map { Adapter.Input(path: $0, bytes: Array(texts[$0]!.utf8)) }
    let results = Adapter(inputs, options: options).outputs.map(\.text)
    #expect(
      results[0]
        == "import Kit\nclass Page {}; let a = Page(); let b = Kit.Pag_(1); let c = Item(), d = Row.Page()"
    )
    #expect(
      results[1]
        == "public struct Pag_ { init(_ x: Int) {} }; extension Pag_ { static let one = Pag_(1) }; "
        + "struct Item {}; struct Row { struct Page {}; let p = Page() }; let x = a.Page")
    #expect(results[2] == "import Kit\nstruct Ite_ {}; func f() -> Pag_ { Pag_(2) }")
  }

  @Test("a class of UIKit conforms to a protocol without the initializer that another one requires")
  func initializers() {
    let text = """
      public protocol Made: class { init() }
      public extension Made { func f() {}; init(_ x: Int) { self.init() } }
      extension UIView: Made {}
      class A: Made { required init() {} }
      """
    let lines = adapted(text).outputs[0].text.split(separator: "\n")
    #expect(
      lines[0]
        == "public protocol Made: class, _Made_Members { init() }; public protocol _Made_Members: AnyObject {}"
    )
    #expect(
      lines[1]
        == "public extension _Made_Members { func f() {}; }; public extension Made { init(_ x: Int) { self.init() } }; "
        + "public extension _Made_Members { }")
    #expect(lines[2] == "extension UIView: _Made_Members {}")
    #expect(lines[3] == "class A: Made { required init() {} }")
    #expect(
      lines[4]
        == "extension UIKit.SegueViewMetatype where Self: UIKit.UIView { init(_ x: Int) { self.init(frame: .zero) } }"
    )
    let own = "protocol P { init() }\nclass A {}\nextension A: P {}"
    #expect(adapted(own).outputs[0].text == own)
  }
}
