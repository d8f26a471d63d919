// The rewriting of each form that Swift without Objective-C rejects. Most forms keep their columns,
// and all keep their lines.

import SegueAdapter
import Testing

@Suite struct RewritingTests {
  private func adapted(_ text: String) -> Adapter {
    Adapter([Adapter.Input(path: "A.swift", bytes: Array(text.utf8))])
  }

  @Test(
    "a property that is an object is not a function",
    arguments: [
      ("var go: Other", "d.go (1)"), ("var go: Done", "d.go?(1)"),
      ("var go: () -> Void", "d.go?(1)"),
    ])
  func properties(_ property: String, _ expected: String) {
    let output = adapted(
      "@objc protocol P { @objc optional func go(_ x: Int) }; class Other { \(property) }; "
        + "typealias Done = (Int) -> Void; let x = d.go?(1)")
    #expect(output.outputs[0].text.contains("let x = \(expected)"))
  }

  @Test(
    "a call with labels calls a method, although a property that may be a function has its name")
  func labels() {
    let text = adapted(
      "class A { var collectionView = made() }; "
        + "let x = d.collectionView?(c, layout: l); let y = d.collectionView?(c)"
    ).outputs[0].text
    #expect(text.contains("let x = d.collectionView (c, layout: l)"))
    #expect(text.contains("let y = d.collectionView?(c)"))
  }

  @Test(
    "Foundation's order of numbers precedes one that code declares",
    arguments: [
      ("func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }", true),
      ("fileprivate func <(a: NSNumber, b: NSNumber) -> Bool { false }", true),
      ("func > (lhs: NSNumber, rhs: NSNumber) -> Bool { false }", false),
      ("func < (lhs: JSON, rhs: JSON) -> Bool { false }", false),
    ])
  func numbers(_ source: String, _ isEdited: Bool) {
    let text = adapted(source).outputs[0].text
    #expect(text.contains(isEdited ? "@_disfavoredOverload " + source : source))
    #expect(text.contains("@_disfavored") == isEdited)
  }

  @Test(
    "a weak holder takes any argument only if it is used with a protocol, and compares no objects",
    arguments: [
      ("Weak<P>", "weak var value: T?", true),
      ("Weak<UITextFieldDelegate>", "weak var value: T?", true),
      ("Weak<UIView>", "weak var value: T?", false),
      ("Weak<P>", "weak var value: T?; func f(_ x: T) -> Bool { value === x }", false),
    ])
  func holders(_ use: String, _ members: String, _ isEdited: Bool) {
    let text = adapted(
      "@objc protocol P {}; class Weak<T: AnyObject> { \(members) }; let x: \(use)"
    ).outputs[0].text
    #expect(text.contains("T: AnyObject") != isEdited && text.contains("_weak_value") == isEdited)
    #expect(text.contains("weak var value: T?") != isEdited)
  }

  @Test(
    "managed properties of layers are values by key",
    arguments: [
      ("class A: CALayer { @NSManaged var p: CGFloat }", true),
      ("class B: CAShapeLayer {}; class A: B { @NSManaged var p: CGFloat }", true),
      ("class A: NSObject { @NSManaged var p: CGFloat }", false),
      ("class A: CALayer { @NSManaged var p: CGFloat { get } }", false),
      ("class A: NSManagedObject { @NSManaged var p: CGFloat }", true),
      ("class A: CoreData.NSManagedObject {}; extension A { @NSManaged var p: CGFloat }", true),
      (
        "class B: NSManagedObject {}; class A: B {}; extension A { @NSManaged var p: CGFloat }",
        true
      ),
    ])
  func managed(_ source: String, _ hasAccessors: Bool) {
    let text = adapted(source).outputs[0].text
    let accessors =
      "var p: CGFloat { get { _managed(\"p\") } set { setValue(newValue, forKey: \"p\") } }"
    #expect(text.contains(accessors) == hasAccessors)
    #expect(!text.contains("@NSManaged"))
  }

  @Test(
    "objects of CoreData have bodies for the methods of relationships, and the required initializer",
    arguments: [
      (
        "@NSManaged public func addToItems(_ value: Item)",
        "public func addToItems(_ value: Item) { _managedCall(\"addToItems\", value) }"
      ),
      (
        "@NSManaged func insertIntoItems(_ values: [Item], at indexes: NSIndexSet)",
        "func insertIntoItems(_ values: [Item], at indexes: NSIndexSet) "
          + "{ _managedCall(\"insertIntoItems\", values, indexes) }"
      ),
      (
        "@objc private override init(entity: E, insertInto c: C?) { super.init(entity: entity) }",
        "required init(entity: E, insertInto c: C?) { super.init(entity: entity) }"
      ),
      (
        "convenience init(context: NSManagedObjectContext) { self.init(entity: e, insertInto: nil) }",
        "{ convenience required init(context: NSManagedObjectContext)"
      ),
      (
        "convenience init(context: NSManagedObjectContext?) { self.init() }",
        "{ convenience init(context: NSManagedObjectContext?)"
      ),
      (
        "convenience init(x: Int) { self.init() }",
        "class A: NSManagedObject { convenience init(x: Int)"
      ),
      (
        "init(x: Int) { super.init() }",
        "class A: NSManagedObject { required init(entity: NSEntityDescription, "
          + "insertInto context: NSManagedObjectContext?) "
          + "{ super.init(entity: entity, insertInto: context) }; init(x: Int)"
      ),
    ])
  func managedObjects(_ member: String, _ expected: String) {
    let text = adapted("class A: NSManagedObject { \(member) }").outputs[0].text
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(expected), "\(words)")
  }

  @Test(
    "maps and locations are modules of their own, without submodules",
    arguments: [
      ("import MapKit\nimport CoreLocation", "import MapKit\nimport CoreLocation"),
      ("import MapKit.MKMapView", "import MapKit"),
      ("import struct CoreLocation.CLRegion", "import struct CoreLocation.CLRegion"),
      (
        "map.delegate?.mapView?(map, didSelect: view)",
        "map.delegate?.mapView(map, didSelect: view)"
      ),
    ])
  func maps(_ source: String, _ expected: String) {
    let text = adapted(source).outputs[0].text
    #expect(text.filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace })
  }

  @Test(
    "Combine is another module here",
    arguments: [
      ("import Combine", "import SegueCombine"),
      ("import struct Combine.Published", "import        SegueCombine"),
      (
        "import Combine; let x: Combine.Future<A, B>",
        "import SegueCombine; let x: SegueCombine.Future<A, B>"
      ),
      (
        "import Combine; let x = Combine.Just(1)",
        "import SegueCombine; let x = SegueCombine.Just(1)"
      ),
      ("#if canImport(Combine)\n#endif", "#if true\n#endif"),
      (
        "import Foundation\nclass A { @Published var a = 1 }",
        "import Foundation; import SegueCombine\nclass A { @Published var a = 1 }"
      ),
      (
        "import Foundation\n@propertyWrapper struct Published {}\nclass A { @Published var a = 1 }",
        "import Foundation\n@propertyWrapper struct Published {}\nclass A { @Published var a = 1 }"
      ),
    ])
  func combine(_ source: String, _ expected: String) {
    let text = adapted(source).outputs[0].text
    #expect(
      text.split(whereSeparator: \.isWhitespace) == expected.split(whereSeparator: \.isWhitespace))
  }

  @Test(
    "The frameworks for services of a device are one module here",
    arguments: [
      ("import Photos", "import SegueServices"),
      ("import class StoreKit.SKPaymentQueue", "import SegueServices"),
      (
        "import Network; let x: Network.NWPath", "import SegueServices; let x: SegueServices.NWPath"
      ),
      (
        "import Network; enum Network { static let x = 1 }; let y = Network.x",
        "import SegueServices; enum Network { static let x = 1 }; let y = Network.x"
      ),
      ("#if canImport(Photos)\n#endif", "#if true\n#endif"),
      (
        "import UIKit\nlet x = kSecClass as String",
        "import UIKit; import SegueServices\nlet x = kSecClass as String"
      ),
      (
        "import Foundation\nlet x = kSecClass; let y: AnyCancellable",
        "import Foundation; import SegueCombine; import SegueServices\n"
          + "let x = kSecClass; let y: AnyCancellable"
      ),
      ("import UIKit\nlet x = kSecret", "import UIKit\nlet x = kSecret"),
    ])
  func services(_ source: String, _ expected: String) {
    let text = adapted(source).outputs[0].text
    #expect(
      text.split(whereSeparator: \.isWhitespace) == expected.split(whereSeparator: \.isWhitespace))
  }

  @Test("An app's own module takes the place of a framework with its name")
  func ownModule() {
    var options = Adapter.Options()
    options.ownModules = ["Network"]
    let source = "import Network; let x: Network.Client"
    let input = Adapter.Input(path: "A.swift", bytes: Array(source.utf8))
    #expect(Adapter([input], options: options).outputs[0].text == source)
  }

  @Test(
    "modules that are parts of others here are replaced, and the names before what they declare",
    arguments: [
      ("import os.log", "import UIKit"), ("import OSLog", "import UIKit"),
      ("import simd", "import UIKit"), ("import SafariServices", "import UIKit"),
      ("import Darwin; let x = Darwin.sqrt(2)", "import Glibc; let x = Glibc.sqrt(2)"),
      ("import Darwin; let x: Darwin.stat", "import Glibc; let x: Glibc.stat"),
    ])
  func modules(_ source: String, _ expected: String) {
    let text = adapted(source).outputs[0].text
    #expect(text.filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace })
  }

  @Test(
    "views with init() alone are given init(frame:)",
    arguments: [
      ("UIView { init() {} }", true), ("UIControl, P { var a = 1; init() {} }", true),
      ("UIView { init(a: Int) {}; convenience init() { self.init(a: 1) } }", true),
      ("UIView { init() {}; override init(frame: CGRect) {} }", false),
      ("UIView { convenience init() { self.init(frame: .zero) } }", false),
      ("UIView { init(a: Int = 1) {} }", false), ("UIView { init?() {} }", false),
      ("UITableViewCell { init() {} }", false), ("NSObject { init() {} }", false),
    ])
  func viewInitializers(_ rest: String, _ isGiven: Bool) {
    let text = adapted("class A: " + rest).outputs[0].text
    let given = " convenience override init(frame: CGRect) { self.init(); self.frame = frame };"
    let parts = rest.split(separator: "{", maxSplits: 1)
    #expect(text == "class A: \(parts[0]){" + (isGiven ? given : "") + parts[1])
  }

  @Test(
    "members of AnyObject are those of numbers and values",
    arguments: [
      ("(i[k] as AnyObject).doubleValue ?? 0", "(i[k] as? NSNumber )?.doubleValue ?? 0"),
      ("(i as AnyObject).cgRectValue.size", "(i as! NSValue  ).cgRectValue.size"),
      ("(i as AnyObject).uiEdgeInsetsValue.top", "(i as! NSValue  ).uiEdgeInsetsValue.top"),
      ("(i as AnyObject).other", "(i as AnyObject).other"),
      ("(i as? AnyObject)?.doubleValue", "(i as? AnyObject)?.doubleValue"),
    ])
  func looseMembers(_ source: String, _ expected: String) {
    #expect(adapted("let x = " + source).outputs[0].text == "let x = " + expected)
  }

  @Test("so are those of a variable of that type")
  func looseVariables() {
    func text(_ type: String) -> String {
      adapted("func f() { var a: \(type) = b; if a.doubleValue == 0 { g(a.other) } }").outputs[0]
        .text
    }
    let expected = "var a: AnyObject = b; if (a as! NSNumber).doubleValue == 0 { g(a.other) }"
    #expect(text("AnyObject") == "func f() { \(expected) }")
    #expect(text("NSNumber").contains("if a.doubleValue == 0"))
    let cast = adapted("let x = unsafeBitCast(a, to:AnyObject.self).floatValue").outputs[0].text
    #expect(cast == "let x = unsafeBitCast(a, to:NSNumber.self ).floatValue")
  }

  @Test(
    "requests are converted, since a cast of them never fails on a device",
    arguments: [
      (
        "let r = A.fetchRequest() as! NSFetchRequest<A>",
        "let r = A.fetchRequest() .converted(to: A.self)          "
      ),
      ("f(r as! NSFetchRequest<B.C>)", "f(r .converted(to: B.C.self)          )"),
      ("let r = x as? NSFetchRequest<A>", "let r = x as? NSFetchRequest<A>"),
      ("let r = x as! Request<A>", "let r = x as! Request<A>"),
    ])
  func requests(_ source: String, _ expected: String) {
    #expect(adapted(source).outputs[0].text == expected)
  }

  @Test(
    "types of the network are those of the app's bindings, also with the name of their module",
    arguments: [
      ("let s: Foundation.URLSession? = nil", "let s:            URLSession? = nil"),
      (
        "let s = Foundation.URLSession(configuration: c)",
        "let s =            URLSession(configuration: c)"
      ),
      ("let t: Foundation.URLSession.State = x", "let t:            URLSession.State = x"),
      ("let d = Foundation.Date()", "let d = Foundation.Date()"),
    ])
  func networkTypes(_ source: String, _ expected: String) {
    #expect(adapted(source).outputs[0].text == expected)
  }

  @Test(
    "attributes and conditions are blanked, preserving columns",
    arguments: [
      ("@objc func f() {}", "      func f() {}"),
      ("@objc(moveIt:) func f(_ x: Int) {}", "               func f(_ x: Int) {}"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@IBOutlet weak var v: UIView!", "          weak var v: UIView!"),
      ("@IBAction private func tap() {}", "          private func tap() {}"),
      ("#if os(iOS)\n#endif", "#if true   \n#endif"),
      ("#if os(iOS) || os(tvOS)\n#endif", "#if true    || os(tvOS)\n#endif"),
      ("#if !os(Linux) && DEBUG\n#endif", "#if !false     && DEBUG\n#endif"),
      (
        "#if !targetEnvironment(simulator) && (os(iOS))\n#endif",
        "#if !targetEnvironment(simulator) && (true   )\n#endif"
      ),
      ("#if os(macOS)\n#elseif os(iOS)\n#endif", "#if os(macOS)\n#elseif true   \n#endif"),
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
      ("import class UIKit.UIView", "import class UIKit.UIView"),
      ("import AVFoundation", "import UIKit       "),
      ("import AudioToolbox", "import UIKit       "),
      ("import MediaPlayer", "import UIKit      "),
      ("import CoreImage.CIFilterBuiltins", "import CoreImage                 "),
      ("import ObjectiveC.runtime", "                         "),
      ("import ObjectiveC; import UIKit", "                   import UIKit"),
      ("let k = #keyPath(CALayer.opacity)", "let k = \"opacity\"                "),
      ("let k = #keyPath(A.layer.position)", "let k = \"layer.position\"          "),
      ("@objc\npublic\nfunc f() {}", "     \npublic\nfunc f() {}"),
      ("let objc = \"@objc #selector(x)\" // @objc", "let objc = \"@objc #selector(x)\" // @objc"),
    ])
  func blanks(_ source: String, _ expected: String) {
    let output = adapted(source).outputs[0]
    #expect(output.text == expected)
    #expect(output.shifts.isEmpty)
  }

  @Test(
    "selectors become unapplied references with their Objective-C names",
    arguments: [
      ("#selector(tap)", "Selector._of(\"tap\",A.tap)"),
      ("#selector(self.tap)", "Selector._of(\"tap\",A.tap)"),
      ("#selector(pan(_:))", "Selector._of(\"pan:\",A.pan(_:))"),
      ("#selector(pan)", "Selector._of(\"pan:\",A.pan)"),
      ("#selector(A.pan(_:))", "Selector._of(\"pan:\",A.pan(_:))"),
      ("#selector(B.go(to:with:))", "Selector._of(\"goTo:with:\",B.go(to:with:))"),
      ("#selector(named)", "Selector._of(\"other:\",A.named)"),
      ("#selector(setNeedsLayout)", "Selector._of(\"setNeedsLayout\",A.setNeedsLayout)"),
      ("#selector(tap as () -> Void)", "Selector._of(\"tap\",A.tap as (A) -> (() -> Void))"),
      ("#selector((tap))", "Selector._of(\"tap\",A.tap)"),
      ("#selector(getter: A.size)", "Selector._getter(\"size\",\\A.size)"),
      ("#selector(setter: size)", "Selector._setter(\"setSize:\",\\A.size)"),
      ("#selector(A.shared(_:))", "Selector._static(\"shared:\",A.shared(_:))"),
      (
        "#selector(UIInputViewController.tap)",
        "(Selector._of(\"tap\",UIInputViewController.tap),Selector._of(\"tap\",A.tap)).1"
      ),
      ("#selector(UIView.tap)", "Selector._of(\"tap\",UIView.tap)"),
      ("Selector(\"pan:\")", "Selector._of(\"pan:\",A.pan(_:))"),
      ("Selector((\"pan:\"))", "Selector._of(\"pan:\",A.pan(_:))"),
      ("Selector(\"unknown:\")", "Selector(\"unknown:\")"),
    ])
  func selectors(_ source: String, _ expected: String) {
    let head =
      "class A: UIView { func tap() {}; func pan(_ g: Any) {}; @objc(other:) func named(_ x: Int) {}"
    let text = head + "; static func shared(_ x: Any) {}\n  func f() { _ = \(source) }\n}\n"
    let line = adapted(text).outputs[0].text.split(separator: "\n")[1]
    #expect(line == "  func f() { _ = \(expected) }")
  }

  @Test("a selector of an optional delegate's method is found in the conforming type")
  func optionalDelegates() {
    let text = """
      protocol Steps: AnyObject { func next() }
      class A: UIView {
        weak var delegate: (any Steps)?
        func f() { use(#selector(delegate?.next)) }
      }
      """
    #expect(
      adapted(text).outputs[0].text.contains(
        #"use(Selector._met("next",{$0 as? any Steps},{$0.next()}))"#))
  }

  @Test("an object of an entity has the entity's class")
  func managedObjects() {
    let text = "let o = NSManagedObject(entity: e, insertInto: nil)"
    #expect(
      adapted(text).outputs[0].text
        == "let o = NSManagedObject._ofEntity(entity: e, insertInto: nil)")
  }

  @Test("the macro Observable is not that of a file of an app with a type of that name")
  func observation() {
    #expect(adapted("@Observable class A {}").outputs[0].usesObservation)
    let wrapper = "@propertyWrapper class Observable<V> {}\nclass A { @Observable var x = 1 }"
    #expect(!adapted(wrapper).outputs[0].usesObservation)
  }

  @Test("the enclosing type is the innermost one with the method")
  func owners() {
    let text = """
      class Outer: NSObject {
        func outer() {}
        class Inner: NSObject {
          func inner() {}
          func f() { use(#selector(inner)); use(#selector(outer)) }
        }
      }
      extension Outer.Inner { func g() { use(#selector(inner)) } }
      extension Box { func h() { use(#selector(later)) } }
      protocol P { func p() }
      extension P { func q() { use(#selector(self.p)) } }
      """
    let result = adapted(text).outputs[0].text
    for reference in ["Inner.inner", "Outer.outer", "Outer.Inner.inner", "Box.later"] {
      #expect(result.contains(",\(reference))"), "\(reference)")
    }
  }

  @Test("moved columns are reported")
  func shifts() {
    let text = "class A { func f() {}\n  var s = #selector(f); var t = #selector(f)\n}"
    let output = adapted(text).outputs[0]
    let growth = "Selector._of(\"f\",A.f)".count - "#selector(f)".count
    #expect(output.shifts.map(\.columns) == [growth, 2 * growth])
    #expect(output.shifts.map(\.place.line) == [2, 2])
    #expect(output.shifts.first?.place.column == 2 + "var s = ".count + 21 + 1)
  }

  @Test("a selector over several lines keeps them")
  func lines() {
    let text = "class A { func f() {}\n  var s = #selector(\n    f\n  )\n  let last = 1 }\n"
    let result = adapted(text).outputs[0].text
    #expect(result.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
    #expect(
      result.split(separator: "\n", omittingEmptySubsequences: false)[4] == "  let last = 1 }")
  }

  @Test("a closure named like a UIKit delegate method keeps its question mark")
  func closures() {
    let text =
      "class A { var animationEnded: ((Bool) -> Void)?; func f() { self.animationEnded?(true) } }"
    #expect(adapted(text).outputs[0].text == text)
  }

  @Test("arguments of predicates are of any type")
  func predicates() {
    let text = adapted(
      "let p = NSPredicate(format: \"id == %@ AND t == %@\", id as CVarArg, t as NSDate as CVarArg)"
        + "\nlet s = String(format: \"%d\", n as CVarArg)"
    ).outputs[0].text
    #expect(text.filter { $0 != " " }.contains(",id,tasNSDate)"))
    #expect(text.contains("n as CVarArg"))
  }

  @Test("values by key of any object are those of a function")
  func valuesByKey() {
    let text = adapted("let x = (top as AnyObject).value(forKeyPath: path) as? String").outputs[0]
      .text
    #expect(text.contains("segueValue(of: (top as AnyObject), "))
    #expect(text.contains("forKeyPath: path) as? String"))
  }

  @Test("the description of a class is its name, unless code has its own")
  func descriptions() {
    let call = "func f(_ x: AnyObject) -> String { type(of: x).description() }"
    #expect(adapted(call).outputs[0].text.contains("{ NSStringFromClass(type(of: x)) "))
    let named = "func g<T: UIView>(_: T.Type) -> [String] { [T.description(), x.description()] }"
    #expect(
      adapted(named).outputs[0].text.contains(
        "[NSStringFromClass(T.self)        , x.description()]"))
    let own = "; struct S { static func description() -> String { \"\" } }"
    #expect(adapted(call + own).outputs[0].text == call + own)
  }

  @Test(
    "text that is not Swift is unchanged",
    arguments: [
      "", "class", "@objc", "#selector(", "class A { func f( { #selector(",
      "#if os(iOS)\nclass A {",
      "@objc protocol { @objc optional func }", "}}}}", "let x = \"", "/* ", "\u{0}\u{1}",
      "#keyPath()",
      "#selector()", "#selector(a, b)", "#selector(x: y)", "import UIKit.", "import", "Selector(",
      "extension { #selector(f) }", "class A<T: { }", "enum E { case", "@objc(", "init?(",
      "🤖 @objc 🤖",
    ])
  func malformed(_ source: String) {
    let output = adapted(source).outputs[0]
    let lines = { (text: String) in text.count { $0 == "\n" } }
    #expect(lines(output.text) >= lines(source))
    _ = TrialSource(adapted(source))
  }

  @Test("bytes that are not UTF-8 do not end it")
  func bytes() {
    for seed in 0..<64 {
      let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ seed &* 97 &* $0) }
      let adapter = Adapter([Adapter.Input(path: "B.swift", bytes: bytes)])
      #expect(adapter.outputs.count == 1)
    }
  }
}
