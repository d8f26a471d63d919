// Members of objects of the type AnyObject, which Objective-C looks up.

import SegueAdapter
import Testing

@Suite struct LooseMemberTests {
  private func adapted(_ source: String) -> String {
    Adapter([Adapter.Input(path: "A.swift", bytes: Array(source.utf8))]).outputs[0].text
  }

  @Test(
    "a parameter of that type is cast to the class that has the member",
    arguments: [
      ("s: AnyObject", "f(s.tag - 1)", "f((s as! UIView).tag - 1)"),
      (
        "_ s: AnyObject!", "s.setTitle(t, for: .normal)",
        "(s as! UIButton).setTitle(t, for: .normal)"
      ),
      ("s: AnyObject?", "s?.isSelected = true", "(s as? UIControl)?.isSelected = true"),
      ("s: AnyObject", "s.location(in: v)", "(s as! UIGestureRecognizer).location(in: v)"),
      (
        "s: AnyObject", "s.value(forKey: k) as! Float",
        "segueValue(of: s,      forKey: k) as! Float"
      ),
      ("s: UISlider", "s.value(forKey: k)", "s.value(forKey: k)"),
      ("s: Any", "s.tag", "s.tag"), ("s: AnyObject", "s.text", "s.text"),
      ("t: AnyObject", "s.tag", "s.tag"),
    ])
  func parameters(_ parameter: String, _ source: String, _ expected: String) {
    #expect(
      adapted("func g(\(parameter)) { \(source) }") == "func g(\(parameter)) { \(expected) }")
  }

  @Test("touches are cast in a loop over them")
  func touches() {
    let text = adapted("func g() { for t: AnyObject in touches { p = t.location(in: self) } }")
    #expect(text.contains("p = (t as! UITouch).location(in: self)"))
  }

  @Test(
    "a cast of the sender is one to the class, also where the member is optional itself",
    arguments: [
      ("(s as AnyObject).selectedSegmentIndex", "(s as! UISegmentedControl).selectedSegmentIndex"),
      ("(s as AnyObject).currentTitle ?? x", "(s as? UIButton )?.currentTitle ?? x"),
      ("(s as AnyObject).titleLabel??.text", "((s as? UIButton ).map { $0.titleLabel })??.text"),
      ("(s as AnyObject).currentTitle!!", "((s as? UIButton ).map { $0.currentTitle })!!"),
    ])
  func casts(_ source: String, _ expected: String) {
    #expect(adapted("let x = " + source) == "let x = " + expected)
  }
}
