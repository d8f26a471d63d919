// Files of which only some declarations are needed.

import Testing

@testable import SegueAdapter

@Suite struct HollowingTests {
  private func hollowed(_ text: String, _ lines: Int...) -> String {
    String(
      decoding: Hollowing.hollowed(Array(text.utf8), lines: lines, path: "a.swift"), as: UTF8.self)
  }

  @Test("a function without a result does nothing, others end; lines keep their numbers")
  func bodies() {
    let text = "class A {\n  func f() {\n    bad()\n  }\n  func g() -> Int {\n    bad()\n  }\n}\n"
    #expect(
      hollowed(text, 3) == "class A {\n  func f() {\n\n}\n  func g() -> Int {\n    bad()\n  }\n}\n")
    let ending = hollowed(text, 6)
    #expect(ending.contains("does not compile at a.swift:6\") \n\n}\n}\n"))
    #expect(ending.count { $0 == "\n" } == text.count { $0 == "\n" })
  }

  @Test("getters and closures that make a value are bodies, too")
  func values() {
    #expect(hollowed("class A {\n  var a: Int { bad }\n}", 2).contains("var a: Int { fatalError("))
    #expect(
      hollowed("class A {\n  let a: B = {\n    bad\n  }()\n}", 3).contains(
        "let a: B = { fatalError("))
  }

  @Test("what has nothing to return does nothing")
  func void() {
    #expect(
      hollowed("class A {\n  static let a: Void = {\n    bad\n  }()\n}", 3)
        == "class A {\n  static let a: Void = {\n\n}()\n}")
    #expect(!hollowed("class A {\n  func f() -> () { bad }\n}", 2).contains("fatalError"))
  }

  @Test("a property, or the head of a type, is left out whole")
  func declarations() {
    #expect(
      hollowed("class A {\n  let b: Bad\n  let c = 1\n}", 2) == "class A {\n  \n  let c = 1\n}")
    #expect(hollowed("class A: Bad {\n  let c = 1\n}\nclass B {}", 1) == "\n\n\nclass B {}")
  }

  @Test("a line that is given twice costs the declaration, and thrice the type")
  func degrees() {
    let text = "class A {\n  init(b: Bad) { go() }\n  let c = 1\n}\nclass B {}"
    #expect(hollowed(text, 2).contains("init(b: Bad) {  }"))
    #expect(hollowed(text, 2, 2) == "class A {\n  \n  let c = 1\n}\nclass B {}")
    #expect(hollowed(text, 2, 2, 2) == "\n\n\n\nclass B {}")
  }

  @Test("an initializer loses the statement of the line, and its body where there is none")
  func initializers() {
    let text =
      "class A {\n  init() {\n    a = 1\n    if x {\n      bad()\n      b = 2\n    }\n  }\n}"
    #expect(
      hollowed(text, 5)
        == "class A {\n  init() {\n    a = 1\n    if x {\n      \n      b = 2\n    }\n  }\n}")
    #expect(
      hollowed(text, 3, 4) == "class A {\n  init() {\n    \n    \n\n\n\n  }\n}")
    // The end of the body: something is not initialized.
    #expect(hollowed(text, 8).contains("init() { fatalError("))
    #expect(hollowed(text, 5, 8).contains("init() { fatalError("))
    #expect(!hollowed(text, 5, 5).contains("init"))
  }

  @Test("a case that loses all of its statements does nothing")
  func cases() {
    let text =
      "class A {\n  init() {\n    switch x {\n    case 1:\n      bad()\n    case 2:\n      go()\n      bad()\n    }\n  }\n}"
    #expect(
      hollowed(text, 5, 8)
        == "class A {\n  init() {\n    switch x {\n    case 1:\n      break\n    case 2:\n      go()\n      \n    }\n  }\n}"
    )
  }

  @Test(
    "a body loses the calls and assignments on the lines, and all if something else is wrong there")
  func statements() {
    let text =
      "func f() -> Int {\n  log(a)\n  let b = bad()\n  if b { c = bad() }\n  return b\n}"
    #expect(
      hollowed(text, 2, 4)
        == "func f() -> Int {\n  \n  let b = bad()\n  if b {  }\n  return b\n}")
    #expect(hollowed(text, 2, 3).contains("func f() -> Int { fatalError("))
    #expect(hollowed(text, 5).contains("func f() -> Int { fatalError("))
    #expect(hollowed(text, 2, 2).isEmpty == false)
    #expect(!hollowed(text, 2, 2).contains("func"))
  }
}
