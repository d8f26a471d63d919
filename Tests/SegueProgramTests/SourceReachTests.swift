// Which files the start of an app reaches.

import Testing

@testable import SegueProgram

@Suite struct SourceReachTests {
  private func reached(_ files: [(String, String)], from names: Set<String>) -> Set<String> {
    SourceReach(files.map { ($0.0, Array($0.1.utf8)) }).reached(from: ["main.swift"], names: names)
  }

  @Test("files are reached through the types that others name, and not otherwise")
  func types() {
    let files = [
      ("a.swift", "class A { let b = B() }"), ("b.swift", "struct B { func go() {} }"),
      ("c.swift", "class C { let a = A() }"),
    ]
    #expect(reached(files, from: ["A"]) == ["a.swift", "b.swift"])
    #expect(reached(files, from: ["C"]) == ["a.swift", "b.swift", "c.swift"])
    #expect(reached(files, from: ["go"]).isEmpty)
  }

  @Test("extensions are reached with their type, those of UIKit's types through their members")
  func extensions() {
    let files = [
      ("a.swift", "class A { func f() { view.shake() } }"), ("own.swift", "extension A: P {}"),
      ("shake.swift", "extension UIView { func shake() {} }"),
      ("blink.swift", "extension UIView { func blink() {} }"),
    ]
    #expect(reached(files, from: ["A"]) == ["a.swift", "own.swift", "shake.swift"])
  }

  @Test("functions and values outside of types are reached by their names")
  func functions() {
    let files = [
      ("main.swift", "start(limit)"), ("f.swift", "func start(_ n: Int) {}"),
      ("v.swift", "let limit = 3\nlet other = 4"), ("g.swift", "func stop() {}"),
    ]
    #expect(reached(files, from: []) == ["main.swift", "f.swift", "v.swift"])
  }

  @Test("functions outside of types are reached in files with types, too, and members are not")
  func mixed() {
    let files = [
      ("main.swift", "makeRoot(); show()"),
      ("a.swift", "func makeRoot() -> A { A() }\nclass A { func hide() { if true {} } }"),
      ("b.swift", "class B { func show() {} }"),
    ]
    #expect(reached(files, from: []) == ["main.swift", "a.swift"])
  }
}
