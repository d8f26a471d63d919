// Which files around those that are tried become part of a program.

import SegueDiagnostics
import Testing

@testable import SegueProgram

@Suite struct SurroundingsTests {
  private func file(_ path: String, _ text: String) -> ProgramSources.File {
    ProgramSources.File(path: path, bytes: Array(text.utf8))
  }

  private func surroundings(_ files: [(String, String)]) -> SourceSurroundings {
    SourceSurroundings(files.map { file($0.0, $0.1) })
  }

  private func error(_ text: String, in path: String = "app/a.swift") -> Diagnostic {
    Diagnostic(.error, at: SourcePosition(file: path, line: 1, column: 1), text)
  }

  @Test("files are reached by the types that are named, not by comments, strings and members")
  func types() {
    let around = surroundings([
      ("app/b.swift", "class B { let c: C }"), ("app/c.swift", "struct C {}"),
      ("app/d.swift", "class D {}"), ("app/e.swift", "class E {}"), ("app/f.swift", "enum F {}"),
    ])
    let root = file("app/a.swift", "// D\nlet a: B = make(\"E\", .F)")
    #expect(around.reached(from: [root]) == ["app/a.swift", "app/b.swift", "app/c.swift"])
  }

  @Test("a type that the file declares itself, or that is private elsewhere, reaches nothing")
  func own() {
    let around = surroundings([
      ("app/b.swift", "class State {}"), ("app/c.swift", "private class Hidden {}"),
    ])
    let root = file(
      "app/a.swift", "class A { enum State { case on }; var s: State; var h: Hidden }")
    #expect(around.reached(from: [root]) == ["app/a.swift"])
  }

  @Test("a protocol that the file names reaches the nearest class for it, unless screens answer it")
  func conformers() {
    let around = surroundings([
      ("app/b.swift", "protocol Motion {}; protocol PhotoDelegate {}; protocol Shape {}"),
      ("app/c.swift", "class Slide: Motion { let d = D() }"), ("app/d.swift", "class D {}"),
      ("app/e.swift", "class Photo: NSObject, PhotoDelegate {}"),
      ("app/f.swift", "class List: UIViewController, Shape {}"),
      ("app/other/g.swift", "class Fade: Motion {}"),
    ])
    let root = file("app/a.swift", "let m: Motion, p: PhotoDelegate, s: Shape")
    #expect(
      around.reached(from: [root]) == ["app/a.swift", "app/b.swift", "app/c.swift", "app/d.swift"])
    let full = file("app/a.swift", "class Own: Motion {}; let m: Motion, p: PhotoDelegate")
    #expect(around.reached(from: [full]) == ["app/a.swift", "app/b.swift"])
  }

  @Test(
    "a transition reaches its subclasses if what is known has none; a screen only if it is generic")
  func subclasses() {
    let around = surroundings([
      ("app/b.swift", "class Base: NSObject, UIViewControllerAnimatedTransitioning {}"),
      ("app/c.swift", "class Left: Mover { let d = D() }"), ("app/d.swift", "class D {}"),
      ("app/e.swift", "class Other: NSObject { let m = Mover() }"),
      ("app/f.swift", "class Menu: Sheet<String> {}"),
    ])
    func reached(_ text: String) -> [String] {
      around.reached(from: [file("app/a.swift", text)]).map { String($0.dropFirst(4).prefix(1)) }
    }
    #expect(reached("class Mover: Base {}") == ["a", "b", "c", "d"])
    #expect(reached("class Mover: Base {}; class Right: Mover {}") == ["a", "b"])
    #expect(reached("class Mover: NSObject {}") == ["a"])
    let delegate = "UIViewController, UIViewControllerTransitioningDelegate {}"
    #expect(reached("class Sheet<T>: \(delegate)") == ["a", "f"])
    // A subclass that is itself generic can be played as little as its superclass.
    #expect(reached("class Sheet<T>: \(delegate); class Springy<T>: Sheet<T> {}") == ["a", "f"])
    #expect(reached("class Sheet: \(delegate)") == ["a"])
  }

  @Test("a transition reaches the other subclasses of what it inherits")
  func siblings() {
    let around = surroundings([
      ("app/b.swift", "class Base: NSObject, UIViewControllerAnimatedTransitioning {}"),
      ("app/c.swift", "class Close: Base {}"), ("app/d.swift", "class Other: NSObject {}"),
      ("app/e.swift", "class Sheet: UIViewController, UIViewControllerAnimatedTransitioning {}"),
      ("app/f.swift", "class Menu: Sheet {}"),
    ])
    func reached(_ text: String) -> [String] {
      around.reached(from: [file("app/a.swift", text)]).map { String($0.dropFirst(4).prefix(1)) }
    }
    #expect(reached("class Open: Base {}") == ["a", "b", "c"])
    #expect(reached("class List: Sheet {}") == ["a", "e"])
    #expect(reached("class Open: NSObject { let base: Base }") == ["a", "b"])
  }

  @Test("of two files that declare a name the nearer one is taken")
  func nearest() {
    let around = surroundings([
      ("app/Example/Theme.swift", "struct Theme {}"), ("app/Source/Theme.swift", "struct Theme {}"),
    ])
    #expect(
      around.reached(from: [file("app/Source/a.swift", "let t = Theme()")])
        == ["app/Source/a.swift", "app/Source/Theme.swift"])
  }

  @Test(
    "what the compiler misses is found: functions, members of extensions, conformances, initializers",
    arguments: [
      ("cannot find 'delay' in scope", "app/functions.swift"),
      ("value of type 'UIView' has no member 'shake'", "app/view.swift"),
      ("type 'UIColor' has no member 'brand'", "app/color.swift"),
      ("argument type 'Card' does not conform to expected type 'Shape'", "app/card.swift"),
      ("extra argument 'hex' in call", "app/color.swift"),
      ("'Side' is not a member type of class 'App.Card'", "app/card.swift"),
    ])
  func messages(text: String, path: String) {
    let around = surroundings([
      ("app/functions.swift", "func delay(_ t: Double) {}"),
      ("app/view.swift", "extension UIView {\n  func shake() {}\n}"),
      ("app/color.swift", "extension UIColor { static let brand = 1; init(hex: Int) {} }"),
      ("app/card.swift", "extension Card: Shape { func draw() {}; enum Side {} }"),
    ])
    #expect(around.files(for: [error(text)], beside: ["app/a.swift"]).paths == [path])
    #expect(around.files(for: [error(text)], beside: ["app/a.swift", path]).paths.isEmpty)
  }

  @Test("a conformance that `self` misses is that of a class of the file")
  func conformanceOfSelf() {
    let around = surroundings([
      ("app/list.swift", "class List: UIViewController { func f() { t.delegate = self } }"),
      ("app/grid+delegate.swift", "extension Grid: UITableViewDelegate {}"),
      ("app/list+delegate.swift", "extension List: UITableViewDelegate {}"),
    ])
    let text =
      "no 'self' candidates produce the expected contextual result type '(any UITableViewDelegate)?'"
    let found = around.files(
      for: [error(text, in: "app/list.swift")], beside: ["app/a.swift", "app/list.swift"])
    #expect(found.paths == ["app/list+delegate.swift"])
  }

  @Test("messages about other things add no file")
  func others() {
    let around = surroundings([("app/b.swift", "class B {}")])
    #expect(
      around.files(for: [error("cannot find 'missing' in scope")], beside: ["app/a.swift"]).paths
        .isEmpty)
    #expect(
      around.files(for: [error("expected '}' in class")], beside: ["app/a.swift"]).paths.isEmpty)
  }

  // MARK: Bounds

  /// A library of three files that name each other in a row, and an extension beside it.
  private var library: SourceSurroundings {
    surroundings([
      ("app/b.swift", "class B { let c: C }"), ("app/c.swift", "class C { let d: D }"),
      ("app/d.swift", "class D {}"),
      ("app/view.swift", "extension UIView { func snap() { make(B()) } }"),
    ])
  }

  @Test("only so many files are reached, the nearest first", arguments: 0...3)
  func room(count: Int) {
    let roots = [file("app/a.swift", "let b: B")]
    let expected = ["app/a.swift", "app/b.swift", "app/c.swift", "app/d.swift"].prefix(count + 1)
    #expect(library.reached(from: roots, room: count) == Array(expected))
  }

  @Test("what would bring too many files stays aside, unless a tried file misses it")
  func aside() {
    func found(in path: String, room: Int) -> SourceSurroundings.Found {
      let message = error("value of type 'UIView' has no member 'snap'", in: path)
      return library.files(
        for: [message, message], beside: ["app/a.swift"], own: ["app/a.swift"], room: room)
    }
    let all = ["app/view.swift", "app/b.swift", "app/c.swift", "app/d.swift"]
    #expect(found(in: "app/x.swift", room: 4) == .init(paths: all))
    #expect(found(in: "app/x.swift", room: 3) == .init(aside: ["app/view.swift"]))
    #expect(found(in: "app/a.swift", room: 3) == .init(paths: ["app/view.swift"]))
  }
}
