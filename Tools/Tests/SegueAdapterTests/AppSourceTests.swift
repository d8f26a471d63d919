// Programs of apps: what is registered of their classes, how they start, and what registered members
// do when the program runs.

import Foundation
import SegueAdapter
import Testing

@Suite struct AppSourceTests {
  private func app(_ text: String, path: String = "A.swift", leaving: Set<String> = []) -> AppSource
  {
    var options = Adapter.Options()
    (options.removesMain, options.isWhole) = (true, true)
    let input = Adapter.Input(path: path, bytes: Array(text.utf8))
    return AppSource(Adapter([input], options: options), name: "App", leaving: leaving)
  }

  @Test("what is unavailable is not registered")
  func unavailable() {
    let text = """
      @available(*, unavailable, renamed: "B") class A: UIView {}
      class B: UIView {
        @available(*, unavailable) @objc func f() {}
        @available(iOS, unavailable) @objc var x: Int { 1 }
        @available(iOS 13, *) @objc func g() {}
      }
      """
    #expect(app(text).classes == ["B"])
    let line = app(text).additions[0]
    #expect(line.contains("m.method(\"g\")") && !line.contains("\"f\"") && !line.contains("\"x\""))
  }

  @Test("the methods of delegates are registered where objects are asked for their methods")
  func delegates() {
    let text = """
      class A: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {}; func f() {} }
      class B: NSObject { func scrollViewDidScroll(_ s: UIScrollView) {} }
      """
    let question = "class C { func g(_ o: NSObject) -> Bool { o.responds(to: #selector(f)) } }"
    let method = "m.method(\"scrollViewDidScroll:\")"
    #expect(!app(text).additions[0].contains(method))
    let added = app(text + "\n" + question).additions[0].split(separator: "\n")
    #expect(added.filter { $0.contains(method) }.count == 1)
    #expect(
      added.contains {
        $0.hasPrefix("extension A ") && $0.contains(method) && !$0.contains("\"f\"")
      })
  }

  @Test(
    "instances are made by the initializers that archives use",
    arguments: [
      ("class A: UIView {}", "make: SegueClassTable.coded(A.self)"),
      ("class A: UIView { required init?(coder: NSCoder) { nil } }", "make: { A(coder: $0) }"),
      ("class B: NSObject { init(coder: NSCoder) {} }; class A: B {}", "make: { A(coder: $0) }"),
      ("class A: NSObject {}", "make: { _ in A() }"),
      ("class A: NSObject { init(x: Int = 1) {} }", "make: { _ in A() }"),
      ("class A: UIResponder, UIApplicationDelegate {}", "make: { _ in A() }"),
      ("class A: UITapGestureRecognizer {}", "make: { A(coder: $0) }"),
      ("extension A: P {}; class A: UIView {}", "make: SegueClassTable.coded(A.self)"),
      ("class A: UIPercentDrivenInteractiveTransition {}", "make: { _ in A() }"),
      ("class A: UIStoryboardSegue {}", nil), ("class A: NSObject { init(x: Int) {} }", nil),
      ("class A: NSObject { var x: Int; init(_ x: Int) {} }", nil),
      ("class A: NSObject { override init() { fatalError() } }", nil),
      ("class A: UIPresentationController {}", nil),
    ] as [(String, String?)])
  func makers(_ source: String, _ expected: String?) {
    let source = app(source)
    #expect(source.classes.contains("A"))
    let line =
      source.additions[0].split(separator: "\n").first { $0.hasPrefix("extension A ") } ?? ""
    #expect(line.contains("make: ") == (expected != nil))
    if let expected { #expect(line.contains(expected), "\(line)") }
    #expect(source.rejections.isEmpty == (expected != nil))
  }

  @Test("objects of nibs are awakened by the class table")
  func awakening() {
    let made = app("class A: NSObject { override func awakeFromNib() {}; func other() {} }")
    let text = made.additions[0]
    #expect(text.contains("m.method(\"awakeFromNib\")"))
    #expect(!text.contains("other"))
  }

  @Test("objects of CoreData are registered with that module, with the keys of their classes")
  func managedObjects() {
    let source =
      "class A: NSManagedObject { init(x: Int) {}; @objc var first: String { \"\" } }; "
      + "extension A { @objc var last: String { \"\" }; @objc func f() {}; @NSManaged var x: Int }"
    let made = app(source)
    #expect(made.classes == ["A"] && made.rejections.isEmpty)
    let text = made.additions[0]
    #expect(text.hasPrefix("import CoreData\n"))
    let calls = [
      "CoreData.SegueManagedClasses.register(\"A\", A.self) { m in m.property(\"first\", \\A.first) }",
      "CoreData.SegueManagedClasses.extend(A.self) { m in m.property(\"last\", \\A.last) }",
    ]
    for call in calls { #expect(text.contains(call), "\(text)") }
    #expect(!text.contains("UIKit.SegueClassTable") && !text.contains("\"f\""))
    let left = app(source, leaving: ["A"]).additions[0]
    #expect(left.contains("register(\"A\", A.self) }") && !left.contains("m.property"))
  }

  @Test(
    "types that archives cannot name are not registered",
    arguments: [
      "class A {}", "class A: P {}; protocol P {}", "class A<T>: UIView { @objc var x = 1 }",
      "class B<T> { class A: NSObject { @objc var x = 1 } }", "actor A {}", "struct A {}",
      "class B: NSObject { private class A: UIView {} }", "func f() { class A: UIView {} }",
      "#if DEBUG\nclass A: UIView {}\n#endif", "#if canImport(Nothing)\nclass A: UIView {}\n#endif",
    ])
  func others(_ source: String) { #expect(!app(source).classes.contains { $0.hasSuffix("A") }) }

  @Test(
    "methods are registered by their selectors",
    arguments: [
      ("@IBAction func tap(_ s: UIButton) {}", "tap:"),
      ("@IBAction func didTap(_ s: Any, forEvent e: UIEvent) {}", "didTap:forEvent:"),
      ("@objc func add(item: Int) {}", "addWithItem:"), ("@objc func go() {}", "go"),
      (
        "@IBSegueAction func make(_ c: NSCoder, sender: Any?, id: String?) -> V? { nil }",
        "make:sender:id:"
      ),
      ("@objc(named:) func f(_ x: Int) {}", "named:"),
    ])
  func selectors(_ source: String, _ selector: String) {
    let text = app("class A: UIView { \(source) }").additions[0]
    #expect(text.contains("m.method(\"\(selector)\")"), "\(text)")
  }

  @Test("methods that only types tell apart are called with arguments of these types")
  func overloads() {
    let text = app(
      """
      class A: UIView {
        @objc(registerClass:for:) func register(_ type: AnyClass?, for id: String) {}
        @objc(registerNib:for:) func register(_ nib: UINib!, for id: String) {}
        @objc func alone(_ id: String) {}
        func alone(name id: String) {}
      }
      """
    ).additions[0]
    #expect(text.contains("o.register(try a.at(0) as AnyClass?, for: try a.at(1) as String)"))
    #expect(text.contains("o.register(try a.at(0) as UINib?, for: try a.at(1) as String)"))
    #expect(text.contains("o.alone(try a.at(0))"), "\(text)")
  }

  @Test(
    "methods that no message can call are not registered",
    arguments: [
      "func go() {}", "@objc static func go() {}", "@objc func go<T>(_ x: T) {}",
      "@objc func go(_ x: inout Int) {}", "@objc func go(_ x: @escaping () -> Void) {}",
      "@objc func go(_ x: Int, _ y: Int, _ z: Int, _ u: Int) {}",
    ])
  func unregistered(_ source: String) {
    #expect(!app("class A: UIView { \(source) }").additions[0].contains("m.method"))
  }

  @Test(
    "the start of an app is found",
    arguments: [
      ("@main class A: UIResponder, UIApplicationDelegate {}", AppEntry.Kind.main, "A"),
      ("@UIApplicationMain class A: NSObject, UIApplicationDelegate {}", .main, "A"),
      ("class A: B {}; class B: NSObject, UIApplicationDelegate {}", .none, "A"),
      (
        "class C: NSObject, UIApplicationDelegate {}; class A: NSObject, UIApplicationDelegate {}\n"
          + "UIApplicationMain(0, x, nil, NSStringFromClass(A.self))", .call, "A"
      ),
      (
        "class C: NSObject, UIApplicationDelegate {}; class A: NSObject, UIApplicationDelegate {}\n"
          + "let d = \"Demo.A\"\nexit(UIApplicationMain(0, x, nil, d))", .call, "A"
      ),
      ("@main struct D: App {}", .main, nil), ("class C: UIView {}", .none, nil),
    ] as [(String, AppEntry.Kind, String?)])
  func entries(_ source: String, _ kind: AppEntry.Kind, _ delegate: String?) {
    let source = app(source, path: "x/main.swift")
    #expect(source.entry.kind == kind)
    #expect(source.entry.delegate == delegate)
    let written = delegate.map { "\"" + $0 + "\"" } ?? "nil"
    #expect(source.main.contains("delegateClass: \(written)"))
  }

  @Test("a SwiftUI app is named")
  func swiftUI() { #expect(app("@main struct D: App {}").entry.swiftUIApp == "D") }

  @Test("a class whose registration does not compile is left out and reported")
  func left() {
    let source = app("class A: UIView {}; class B: UIView {}", leaving: ["A"])
    #expect(source.classes == ["B"])
    #expect(source.rejections.map(\.type) == ["A"])
    #expect(source.rejections.map(\.wasTried) == [true])
  }

  @Test("maps and annotation views of an app can be named by storyboards")
  func maps() {
    let source = app("class Map: MKMapView {}; class Pin: MKAnnotationView {}")
    #expect(source.classes == ["Map", "Pin"] && source.rejections.isEmpty)
  }

  @Test("imports of modules that do not exist are removed and listed, except in skipped clauses")
  func imports() {
    var options = Adapter.Options()
    options.availableModules = AvailableModules.all.union(["Own"])
    let text =
      "import UIKit\nimport SnapKit\n@testable import Own\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
    let adapter = Adapter([.init(path: "A.swift", bytes: Array(text.utf8))], options: options)
    #expect(adapter.absentImports.map(\.module) == ["SnapKit"])
    #expect(adapter.absentImports.map(\.place) == [SourcePlace(line: 2, column: 1)])
    let lines = adapter.outputs[0].text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    #expect(
      lines == ["importUIKit", "", "@testableimportOwn", "#ifcanImport(SwiftUI)", "", "#endif", ""])
  }

  @Test(
    "the example's members are found by name when it runs", .enabled(if: CompiledProgram.canBuild))
  func running() throws {
    var program = try CompiledProgram("segue-app")
    defer { program.remove() }
    let folder = CompiledProgram.tools.appendingPathComponent("Tests/App")
    let names = ["Screens.swift", "main.swift", "Delegates.swift"]
    var options = Adapter.Options()
    (options.removesMain, options.isWhole) = (true, true)
    options.availableModules = AvailableModules.all
    let adapter = Adapter(
      try names.map { name in
        let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
        return Adapter.Input(path: name, bytes: bytes)
      }, options: options)
    let source = AppSource(adapter, name: "App")
    #expect(adapter.problems == [])
    #expect(source.entry.delegate == "Delegate")
    #expect(source.entry.sceneDelegates == ["Scene"])
    for (number, output) in adapter.outputs.enumerated() {
      let text = "import UIKit\n" + output.text + "\n" + source.additions[number]
      try program.write(text, "\(number)-\(names[number])")
    }
    try program.write(Self.main, "main.swift")
    let messages = try program.compile()
    try #require(messages.isEmpty, "\(messages)")
    let lines = try program.run()
    #expect(lines.filter { !$0.hasPrefix("ok ") } == [])
    #expect(lines.count == Self.main.components(separatedBy: " check(\"").count - 1)
  }

  private static let main = """
    import SegueWorld
    import UIKit

    @MainActor func check(_ what: String, _ isSo: Bool) { print(isSo ? "ok" : "WRONG", what) }
    @MainActor func made(_ name: String) -> NSObject? {
      SegueClassTable.shared.entry(named: name)?.make?(NSCoder())
    }
    World().run {
      __segueRegister0(); __segueRegister1(); __segueRegister2()
      let base = made("Base") as! Base
      let label = UILabel()
       check("outlet", { base.setValue(label, forKey: "label"); return base.value(forKey: "label") as? UILabel === label }())
       check("collection", { base.setValue([UIView()], forKey: "boxes"); return (base.value(forKey: "boxes") as? [UIView])?.count == 1 }())
       check("number", { base.setValue(NSNumber(value: 4), forKey: "corner"); return base.corner == 4 }())
       check("question", { base.setValue(true, forKey: "on"); return base.value(forKey: "isOn") as? Bool == true }())
       check("constant", base.value(forKey: "fixed") as? Int == 3)
       check("extension of UIKit", { base.setValue(2.5, forKey: "border"); return base.layer.borderWidth == 2.5 }())
       check("by name", { base.perform(NSSelectorFromString("named:"), with: nil); return base.log == ["named"] }())
       check("private extension", { base.perform(Selector(("more"))); return base.log.last == "more" }())
       check("responds", base.responds(to: NSSelectorFromString("tap:forEvent:")) && !base.responds(to: NSSelectorFromString("untap")))
       check("argument", { base.perform(NSSelectorFromString("open:"), with: 1); return base.log.last == "1" }())
       check("two arguments", SegueClassTable.shared.method("addWithItem:to:", of: base)?(base, ["ab", 3]) as? Int == 5)
       check("wrong type", SegueClassTable.shared.method("addWithItem:to:", of: base)?(base, [1, 3]) == nil)
       check("throwing", { base.perform(NSSelectorFromString("fails")); return true }())
      let derived = made("Forms.Derived") as! Derived
       check("coder", derived.corner == 7)
       check("inherited key", { derived.setValue(label, forKey: "label"); return derived.value(forKey: "label") != nil }())
       check("override", { derived.perform(NSSelectorFromString("open:"), with: 1); return derived.log == ["derived"] }())
       check("nested", (made("Base.Inner") as? Base.Inner)?.value(forKey: "name") as? String == "inner")
       check("fatal", made("Plain") == nil && SegueClassTable.shared.entry(named: "Plain") != nil)
       check("needy", made("Needy") == nil)
      let model = made("SubModel") as! SubModel
       check("members", { model.setValue(5, forKey: "more"); model.perform(NSSelectorFromString("go")); return model.more == 5 && model.title == "went" }())
       check("in a struct", made("Space.Controller") is Space.Controller)
       check("private class", made("Cell") is UITableViewCell)
       check("recognizer", { let p = made("Pan"); p?.setValue(8, forKey: "edge"); return (p as? Pan)?.edge == 8 }())
       check("delegate", made("Delegate") is Delegate)
       check("top level", started == ["begun", "finished"])
       check("names", SegueClassTable.type(named: "UIView") == UIView.self && SegueClassTable.type(named: "Forms.Base") == Base.self)
       check("names of classes", SegueClassTable.name(of: UIView.self) == "UIView" && SegueClassTable.name(of: Base.self) == "Forms.Base")
    }

    """
}
