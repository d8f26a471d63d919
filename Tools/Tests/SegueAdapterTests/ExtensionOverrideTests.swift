// Overrides in extensions, which Objective-C supports and Swift alone does not.

import SegueAdapter
import Testing

@Suite struct ExtensionOverrideTests {
  private func adapted(_ texts: String...) -> [String] {
    Adapter(texts.map { Adapter.Input(path: "A.swift", bytes: Array($0.utf8)) }).outputs.map(\.text)
  }

  @Test("a method is renamed, and the class body calls it on its last line")
  func methods() {
    let text = """
      class A: UIView {
        let x = 1
      }
      extension A {
        override func layoutSubviews() { super.layoutSubviews() }
      }
      """
    #expect(
      adapted(text) == [
        """
        class A: UIView {
          let x = 1
        override func layoutSubviews() { return _extension_A_layoutSubviews() } }
        extension A {
                   func _extension_A_layoutSubviews() { super.layoutSubviews() }
        }
        """
      ])
  }

  @Test("parameters, results and access are forwarded on one line")
  func parameters() {
    let text = """
      open class A: UIViewController { }
      extension A {
        open override func size(
          forChild c: C, // which
          _ p: inout CGSize
        ) throws -> CGSize { p }
      }
      """
    let result = adapted(text)[0]
    #expect(
      result.contains(
        "{ open override func size( forChild c: C, _ p: inout CGSize ) throws -> CGSize "
          + "{ return try _extension_A_size(forChild: c, &p) } }"))
    #expect(result.count { $0 == "\n" } == text.count { $0 == "\n" })
  }

  @Test("a class that another platform has does not count")
  func otherPlatforms() {
    let text = """
      #if canImport(UIKit)
      class A: UIView { }
      #endif
      #if canImport(AppKit)
      class A: NSView { }
      #endif
      extension A { override func layoutSubviews() { } }
      """
    let result = adapted(text)[0]
    #expect(result.contains("class A: UIView { override func layoutSubviews() {"))
    #expect(result.contains("class A: NSView { }"))
  }

  @Test("an optional result stays a type")
  func optionals() {
    let text = "class A: B {\n}\nextension A { override func f(in v: [V]?) -> V? { nil } }"
    #expect(
      adapted(text)[0].contains(
        "\noverride func f(in v: [V]?) -> V? { return _extension_A_f(in: v) } }"))
  }

  @Test("UIKit's containers ask for what extensions of them override")
  func containers() {
    let text = """
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override func viewDidLoad() { super.viewDidLoad() }
        override var title: String? { get { nil } set {} }
        var other: Int { 1 }
      } // end
      """
    #expect(
      adapted(text) == [
        """
        extension UINavigationController {
               public   var overridingPreferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          public   func overridingViewDidLoad() { super.viewDidLoad() }
          override var title: String? { get { nil } set {} }
          var other: Int { 1 }
        }; extension UINavigationController: @retroactive UIKit.SeguePreferredStatusBarStyleOverride, \
        @retroactive UIKit.SegueViewDidLoadOverride {} // end
        """
      ])
    #expect(adapted("extension UIView { override func viewDidLoad() {} }")[0].contains("override"))
  }

  @Test("the access of an extension applies to its members")
  func access() {
    let text = "open class A: B {\n}\npublic extension A { override func f() {} }"
    #expect(adapted(text)[0].contains("\npublic override func f() { return _extension_A_f() } }"))
  }

  @Test("properties are read and, if settable, set by the other name")
  func properties() {
    let text = """
      class A: P { var a = 1 }
      extension A {
        override var frame: CGRect { .zero }
        override var title: String? { get { nil } set { } }
      }
      """
    let result = adapted(text)[0]
    #expect(
      result.hasPrefix(
        "class A: P { var a = 1 ; override var frame: CGRect { return _extension_A_frame }; "
          + "override var title: String? { get { return _extension_A_title } "
          + "set { _extension_A_title = newValue } } }"))
  }

  @Test("observers become methods, which the property of the class body calls")
  func observers() {
    let text = """
      class A: UICollectionViewCell {
      }
      extension A {
        override open var isSelected: Bool {
          willSet {
            show(newValue)
          }
          didSet(old) { if old { hide() } }
        }
      }
      """
    let result = adapted(text)[0]
    #expect(
      result.contains(
        "\nopen override var isSelected: Bool { willSet { _extension_A_isSelected_willSet(newValue) } "
          + "didSet { _extension_A_isSelected_didSet(oldValue) } } }\n"))
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[3].allSatisfy { $0 == " " })
    #expect(lines[4] == "    func _extension_A_isSelected_willSet(_ newValue: Bool) {")
    #expect(
      lines[7] == "    func _extension_A_isSelected_didSet(_ old: Bool) { if old { hide() } }")
    #expect(lines[8].allSatisfy { $0 == " " } && lines[9] == "}")
  }

  @Test("the class can be in another file and inside another type")
  func files() {
    let results = adapted("enum E { class A: B {\n} }", "extension E.A { override func f() {} }")
    #expect(
      results[0] == "enum E { class A: B {\noverride func f() { return _extension_E_A_f() } } }")
    #expect(results[1] == "extension E.A {          func _extension_E_A_f() {} }")
  }

  @Test("parameters without a name get one, to be passed on")
  func namelessParameters() {
    let text = "class A: P {\n}\nextension A { override func f(_: V, at _: Int, _ x: Int) {} }"
    #expect(
      adapted(text)[0].contains(
        "override func f(_ _argument0: V, at _argument1: Int, _ x: Int) "
          + "{ return _extension_A_f(_argument0, at: _argument1, x) } }"))
  }

  @Test("overrides in subclasses are renamed too")
  func overriddenBelow() {
    let text = """
      class A: P {
      }
      extension A {
        @objc func go(to x: Int) {}
        func stay() {}
      }
      class B: A { override func go(to x: Int) {} }
      """
    let lines = adapted(text)[0].split(separator: "\n")
    #expect(lines[1] == "func go(to x: Int) { return _extension_A_go(to: x) } }")
    #expect(lines[3] == "        func _extension_A_go(to x: Int) {}")
    #expect(lines[4] == "  func stay() {}" && lines[6] == text.split(separator: "\n")[6])
  }

  @Test("a method that files add to a class of UIKit calls the override of a subclass")
  func frameworkMembers() {
    let results = adapted(
      """
      extension UIViewController {
        @objc func keyboard(_ note: Notification, by x: Int = 1) throws {} // base
        func other() {}
      }
      """,
      """
      class A: UIViewController, P {
        override func keyboard(_ note: Notification, by x: Int) throws { try super.keyboard(note, by: x) }
      }
      final class B: A {
        override func keyboard(_ note: Notification, by x: Int) throws { try super.keyboard(note, by: x) }
      }
      """)
    let (base, classes) = (results[0].split(separator: "\n"), results[1].split(separator: "\n"))
    let (name, type) = ("UIViewController_keyboard", "_Overriding_UIViewController_keyboard_by_")
    #expect(
      base[1]
        == "        func _added_\(name)(_ note: Notification, by x: Int = 1) throws {}; "
        + "func keyboard(_ note: Notification, by x: Int = 1) throws { if let overriding = self as? any "
        + "\(type) { return try overriding._overriding_\(name)(note, by: x) }; "
        + "return try _added_\(name)(note, by: x) } // base")
    #expect(base[2] == "  func other() {}")
    #expect(
      base[3]
        == "}; @MainActor protocol \(type): AnyObject { "
        + "func _overriding_\(name)(_ note: Notification, by x: Int ) throws }")
    #expect(classes[0] == "class A: UIViewController, P, \(type) {")
    #expect(classes[1].hasPrefix("           func _overriding_\(name)(_ note: Notification"))
    #expect(classes[1].hasSuffix("{ try super._added_\(name)(note, by: x) }"))
    #expect(classes[3] == "final class B: A {")
    #expect(classes[4].hasPrefix("  override func _overriding_\(name)(_ note: Notification"))
    #expect(classes[4].hasSuffix("{ try super._overriding_\(name)(note, by: x) }"))
  }

  @Test("extensions of other classes of UIKit override it, each before its superclasses")
  func frameworkExtensions() {
    let text = """
      extension UIView { func f(_ x: Int) -> Int { x } }
      extension UIScrollView { override func f(_ x: Int) -> Int { super.f(x) } }
      extension UITableView { override func f(_ x: Int) -> Int { super.f(x) } }
      class A: UITableView { override func f(_ x: Int) -> Int { super.f(x) } }
      """
    let lines = adapted(text)[0].split(separator: "\n")
    #expect(
      lines[0].contains(
        "{ if let overriding = self as? any _Overriding_UIView_f_ { return overriding._overriding_UIView_f(x) }; "
          + "if let object = self as? UITableView { return object._added_UITableView_f(x) }; "
          + "if let object = self as? UIScrollView { return object._added_UIScrollView_f(x) }; "
          + "return _added_UIView_f(x) }"))
    #expect(
      lines[1].hasSuffix(
        " func _added_UIScrollView_f(_ x: Int) -> Int { super._added_UIView_f(x) } }"))
    #expect(
      lines[2].hasSuffix(
        " func _added_UITableView_f(_ x: Int) -> Int { super._added_UIScrollView_f(x) } }"))
    #expect(
      lines[3].hasSuffix(
        " func _overriding_UIView_f(_ x: Int) -> Int { super._added_UITableView_f(x) } }"))
  }

  @Test("computed properties are overridden like methods, also of a class that has another name")
  func frameworkProperties() {
    let text = """
      typealias Screen = UIViewController
      extension UIViewController { var isOpen: Bool { get { true } set {} } }
      class A: Screen { open override var isOpen: Bool { get { super.isOpen } set { super.isOpen = newValue } } }
      """
    let lines = adapted(text)[0].split(separator: "\n")
    let (name, type) = ("UIViewController_isOpen", "_Overriding_UIViewController_isOpen")
    let caller: [String] = [
      "var isOpen: Bool { get { if let overriding = self as? any \(type) ",
      "{ return overriding._overriding_\(name) }; return _added_\(name) } ",
      "set { if let overriding = self as? any \(type) ",
      "{ overriding._overriding_\(name) = newValue; return }; _added_\(name) = newValue; return } } ",
    ]
    #expect(
      lines[1].hasPrefix(
        "extension UIViewController { var _added_\(name): Bool { get { true } set {} }; "))
    #expect(lines[1].contains(caller.joined()))
    #expect(
      lines[1].hasSuffix(
        "protocol \(type): AnyObject { var _overriding_\(name): Bool { get set } }"))
    #expect(
      lines[2].hasPrefix("class A: Screen, \(type) { open          var _overriding_\(name): Bool "))
    #expect(
      lines[2].hasSuffix(
        "{ get { super._added_\(name) } set { super._added_\(name) = newValue } } }"))
  }

  @Test(
    "a method that is added to another class is not what is overridden",
    arguments: [
      "extension UIView { func f() {} }\nclass A: UIViewController { override func f() {} }",
      "extension UIViewController { func f() {} }\nclass A: UIView { override func f() {} }",
      "extension UIView { private func f() {} }\nclass A: UIView { override func f() {} }",
      "extension UIView { func f() {} }\nclass A: UIView { override func f(_ x: Int) {} }",
    ])
  func otherFrameworkMembers(_ text: String) { #expect(adapted(text) == [text]) }

  @Test(
    "members that cannot be renamed are unchanged",
    arguments: [
      "extension UIView { override func f() {} }", "class A { override func f() {} }",
      "class A {}\nextension A { override class func f() {} }",
      "class A {}\nextension A where B: C { override func f() {} }",
    ])
  func others(_ text: String) { #expect(adapted(text) == [text]) }
}
