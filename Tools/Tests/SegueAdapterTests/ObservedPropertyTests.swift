// Key-value observing: dynamic properties, `#keyPath` and `observeValue`; and other forms of selectors and
// conditions.

import SegueAdapter
import Testing

@Suite struct ObservedPropertyTests {
  private func adapted(_ text: String) -> String {
    Adapter([Adapter.Input(path: "A.swift", bytes: Array(text.utf8))]).outputs[0].text
  }

  @Test(
    "a dynamic property reports when it is set",
    arguments: [
      ("dynamic var a = 0", "dynamic var a = 0 { didSet { _didChange(\\A.a) } }"),
      ("dynamic var a: Int?", "dynamic var a: Int? { didSet { _didChange(\\A.a) } }"),
      (
        "dynamic var a = 0 { didSet { b() } }",
        "dynamic var a = 0 { didSet { defer { _didChange(\\A.a) }; b() } }"
      ),
      (
        "dynamic var a = 0 { willSet { b() } }",
        "dynamic var a = 0 { willSet { b() } didSet { _didChange(\\A.a) } }"
      ),
      (
        "dynamic var a: Int { get { 1 } set { b() } }",
        "dynamic var a: Int { get { 1 } set { defer { _didChange(\\A.a) }; b() } }"
      ),
    ])
  func properties(_ source: String, _ expected: String) {
    #expect(
      adapted("class A: NSObject { @objc \(source)\n}")
        == "class A: NSObject, SegueKeyValueSource {       \(expected)\n}")
  }

  @Test(
    "other properties do not",
    arguments: [
      "dynamic var a: Int { 1 }", "dynamic lazy var a = 1", "static dynamic var a = 1", "var a = 1",
      "dynamic func f() {}",
    ])
  func others(_ source: String) {
    let text = adapted("class A: NSObject {\n  \(source)\n}")
    #expect(text.split(separator: "\n")[1] == "  \(source)")
  }

  @Test("a class that overrides observeValue conforms to a protocol, once per hierarchy")
  func observers() {
    let function = "override func observeValue(forKeyPath k: String?, of o: Any?) {}"
    let responder = "class A: UIView { \(function) }"
    #expect(adapted(responder) == responder)
    let text = adapted("class A: NSObject { \(function) }\nclass B: A { \(function) }")
    #expect(
      text == "class A: NSObject, @preconcurrency SegueKeyValueObserver { "
        + "         func observeValue(forKeyPath k: String?, of o: Any?) {} }\n"
        + "class B: A { \(function) }")
  }

  @Test("an observed key path can be read")
  func keyPaths() {
    let text = adapted(
      "class A { func f() { x.addObserver(self, forKeyPath: #keyPath(B.offset), context: nil)\n"
        + "g(#keyPath(B.offset), forKeyPath: #keyPath(A.b.c)) } }")
    #expect(text.contains("forKeyPath: NSObject._keyPath(\"offset\",\\B.offset), context"))
    #expect(text.contains("g(\"offset\"") && text.contains("forKeyPath: \"b.c\""))
    let value = "let a = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))"
    #expect(adapted(value).hasPrefix("let a = UIApplication.value(forKeyPath: \"shared\" "))
  }

  @Test(
    "conditions are evaluated as on an iPhone",
    arguments: [
      ("canImport(ObjectiveC)", "true                 "),
      ("canImport(Darwin)", "true             "),
      ("canImport(AppKit)", "canImport(AppKit)"), ("DEBUG", "DEBUG"),
      ("!os(macOS) && canImport(UIKit)", "!os(macOS) && canImport(UIKit)"),
    ])
  func conditions(_ source: String, _ expected: String) {
    #expect(adapted("#if \(source)\n#endif") == "#if \(expected)\n#endif")
  }

  @Test("protocol methods belong to the conforming types")
  func requirements() {
    let text = adapted(
      "@objc protocol P { func p(_ x: Int) }\nclass A { var s = #selector(P.p); "
        + "var t = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)); "
        + "var u = #selector(type(of: x).go) }")
    #expect(text.contains("Selector._met(\"p:\",{$0 as? any P},{$0.p($1)})"))
    #expect(
      text.contains(
        "Selector._met(\"scrollViewDidScroll:\",{$0 as? any UIScrollViewDelegate},"
          + "{$0.scrollViewDidScroll($1)})"))
    #expect(text.contains("Selector._of(\"go\",type(of: x).go)"))
  }
}
