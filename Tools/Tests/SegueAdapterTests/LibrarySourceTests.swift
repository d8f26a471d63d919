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
}
