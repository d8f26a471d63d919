// `@objc optional`: members are queried if they are implemented.

import SegueAdapter
import Testing

@Suite struct OptionalMemberTests {
  private func adapted(_ text: String, isWhole: Bool = false) -> Adapter {
    var options = Adapter.Options()
    options.isWhole = isWhole
    return Adapter([Adapter.Input(path: "A.swift", bytes: Array(text.utf8))], options: options)
  }

  private static let source = """
    @objc protocol D {
      @objc optional func size(_ x: Int, at y: inout Int) -> CGSize
      @objc optional var title: String? { get }
    }
    class A: NSObject, D { func size(_ x: Int, at y: inout Int) -> CGSize { .zero } }
    class B: A { override func size(_ x: Int, at y: inout Int) -> CGSize { .zero }; var title: String? { nil } }
    """

  @Test("the protocol keeps required members, an extension queries the others")
  func protocols() {
    let lines = adapted(Self.source).outputs[0].text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "      protocol D: AnyObject {")
    #expect(lines[1].allSatisfy { $0 == " " } && lines[2].allSatisfy { $0 == " " })
    #expect(lines[6] == Self.addition)
  }

  private static let addition = """
    protocol _D_size__at: AnyObject { func size(_ x: Int, at y: inout Int) -> CGSize }; \
    protocol _D_title: AnyObject { var title: String? { get } }; extension D { \
    @discardableResult func size(_ x: Int, at y: inout Int) -> (CGSize)? { \
    (self as? any _D_size__at)?.size(x, at: &y) }; \
    var _optional_size__at: ((Int, inout Int) -> CGSize)? { \
    (self as? any _D_size__at)?.size(_:at:) }; \
    var title: (String?)? { (self as? any _D_title).map { $0.title } } }
    """

  @Test(
    "requirements that only the types of their parameters distinguish have protocols of their own")
  func overloads() {
    let source = """
      @objc protocol D {
        @objc(sizeFor:) optional func size(for x: Int) -> Int
        @objc(sizeForAll:) optional func size(for x: [ Int ]) -> Int
      }
      class A: NSObject, D { func size(for x: [Int]) -> Int { 1 } }
      """
    let text = adapted(source).outputs[0].text
    #expect(text.contains("\nclass A: NSObject, D, _D_size_for___Int_ { func"))
    #expect(text.contains("protocol _D_size_for__Int: AnyObject { func size(for x: Int) -> Int }"))
    #expect(text.contains("(self as? any _D_size_for___Int_)?.size(for: x)"))
    #expect(text.contains("var _optional_size_for__Int: ((Int) -> Int)?"))
    #expect(text.contains("var _optional_size_for___Int_: (([ Int ]) -> Int)?"))
  }

  @Test("an AnyObject is cast to the only protocol with the member")
  func anyObjects() {
    let source = """
      @objc protocol D { @objc optional func go(_ x: Int, to y: Int); @objc optional func end() }
      @objc protocol E { @objc optional func end() }
      class A { weak var delegate: AnyObject?; var other: (any D)?; func f() {
      self.delegate?.go?(1, to: 2)
      other?.go?(1, to: 2)
      delegate?.end?()
      } }
      """
    let lines = adapted(source).outputs[0].text.split(separator: "\n")
    #expect(lines[3] == "(self.delegate as? any D)?.go (1, to: 2)")
    #expect(lines[4] == "other?.go (1, to: 2)")
    #expect(lines[5] == "delegate?.end ()")
  }

  @Test("a requirement takes the semicolon after it along")
  func semicolons() {
    let text = adapted(
      "@objc protocol D { @objc optional func a(); func b(); @objc optional var c: Int { get }; }"
    )
    .outputs[0].text
    let blank = { String(repeating: " ", count: $0) }
    #expect(
      text.hasPrefix(
        "\(blank(6))protocol D: AnyObject { \(blank(25))func b(); \(blank(35))}\nprotocol _D_a: AnyObject"
      ))
  }

  @Test("the first class of a hierarchy that has the member declares it")
  func conformers() {
    let text = adapted(Self.source).outputs[0].text
    #expect(text.contains("\nclass A: NSObject, D, _D_size__at { func"))
    #expect(text.contains("\nclass B: A, _D_title { override func"))
  }

  @Test(
    "questions and calls",
    arguments: [
      ("d?.size?(1, at: &y)", "d?.size (1, at: &y)"),
      ("d!.size!(1, at: &y)", "d!.size (1, at: &y)!"),
      ("d.size?(1, at: &y).width", "d.size (1, at: &y).width"),
      ("d?.size != nil", "d?._optional_size__at != nil"),
      ("self.d?.size(_:at:) == nil", "self.d?._optional_size__at == nil"),
      ("e.size != nil", "e.size != nil"),
      ("d?.title != nil", "d?.title != nil"),
      (
        "#selector(D.size(_:at:))",
        "Selector._met(\"size:at:\",{$0 as? any _D_size__at},{$0.size($1, at: $2)})"
      ),
    ])
  func questions(_ source: String, _ expected: String) {
    let head = Self.source + "\nclass C { weak var d: D?; var e: E\n"
    let text = adapted(head + "  func f() { _ = \(source) }\n}\n").outputs[0].text
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false)[7]
        == "  func f() { _ = \(expected) }")
  }

  @Test(
    "in a public protocol they are ordinary ones with defaults, unless all files are given")
  func publicProtocols() {
    let source = "public \(Self.source.dropFirst("@objc ".count))"
      .replacingOccurrences("public protocol", "@objc public protocol")
    let open = adapted(source)
    #expect(open.problems.map(\.place.line) == [2])
    #expect(open.problems.first?.message.hasPrefix("optional requirement size of a public") == true)
    #expect(open.outputs[0].text.contains("public var title: String? { nil }"))
    let whole = adapted(source, isWhole: true)
    #expect(whole.problems.isEmpty)
    #expect(whole.outputs[0].text.contains("class A: NSObject, D, _D_size__at {"))
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    replacing(old, with: new)
  }
}
