// `awakeFromNib()` of objects that inherit from NSObject, which has no such method here.

import SegueAdapter
import Testing

@Suite struct NibAwakeningTests {
  private func adapted(_ text: String) -> String {
    Adapter([Adapter.Input(path: "A.swift", bytes: Array(text.utf8))]).outputs[0].text
  }

  private let method = "override func awakeFromNib() { super.awakeFromNib() }"

  @Test("a class below NSObject overrides nothing, and calls nothing")
  func objects() {
    let text = adapted("class A: NSObject { \(method) }\nclass B: A { \(method) }")
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix("class A: NSObject {          func awakeFromNib() { () "))
    #expect(!lines[0].contains("super"))
    #expect(lines[1] == "class B: A { \(method) }")
  }

  @Test("views and other classes of UIKit have the method", arguments: ["UIView", "UITabBarItem"])
  func views(_ name: String) {
    let text = "class A: \(name) { \(method) }"
    #expect(adapted(text) == text)
  }
}
