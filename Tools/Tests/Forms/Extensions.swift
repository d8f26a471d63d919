// swift-format-ignore-file
import UIKit

class Screen: UIViewController {
    var log: [String] = []
}

extension Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded")
    }
    override var prefersStatusBarHidden: Bool { return true }
    @objc func refresh() { log.append("refresh") }
}

class SubScreen: Screen {
    override func refresh() { super.refresh(); log.append("sub") }
}

extension UIResponder {
    @objc func note(_ word: String) -> String { return word + " of any" }
}

class NotingScreen: UIViewController {
    override func note(_ word: String) -> String { return super.note(word) + ", of a screen" }
}

class SecondNotingScreen: NotingScreen {
    override func note(_ word: String) -> String { return super.note(word) + ", of another" }
}

extension UIView {
    @objc var depth: Int { return 1 }
    @objc func trail() -> String { return "view" }
}

extension UIScrollView {
    override func trail() -> String { return super.trail() + " scroll" }
}

extension UITableView {
    override var depth: Int { return super.depth + 2 }
    override func trail() -> String { return super.trail() + " table" }
}

class TrailTable: UITableView {
    override var depth: Int { return super.depth * 10 }
    override func trail() -> String { return super.trail() + " own" }
}

extension SubScreen {
    override func note(_ word: String) -> String { return super.note(word) + ", of a sub" }
}

protocol Made: class {
    init()
}

extension Made {
    init(_ block: (Self) -> Void) {
        self.init()
        block(self)
    }
    @discardableResult func with(_ block: (Self) -> Void) -> Self { block(self); return self }
}

extension NSObject: Made {}

class MadeStyle: Made {
    var depth = 1
    required init() {}
}

extension CGFloat {
    var distance: CGFloat { return abs(self) }
}

extension UIColor {
    @objc open class dynamic var accent: UIColor { return .red }
}

@MainActor func extensions() {
    let screen = SubScreen()
    _ = screen.view
    check("override in an extension", screen.log == ["loaded"] && screen.prefersStatusBarHidden)
    screen.refresh()
    check("override of an extension's method", screen.log == ["loaded", "refresh", "sub"])
    check("override of it in an extension", (screen as UIResponder).note("a") == "a of any, of a sub")
    let responders: [UIResponder] = [UIView(), NotingScreen(), SecondNotingScreen()]
    let notes = responders.map { $0.note("a") }
    let expected = ["a of any", "a of any, of a screen", "a of any, of a screen, of another"]
    check("override of a method of UIResponder", notes == expected)
    let views = [UIView(), UIScrollView(), UITableView(), TrailTable()]
    let trails = ["view", "view scroll", "view scroll table", "view scroll table own"]
    check("overrides in extensions of UIKit's classes", views.map { $0.trail() } == trails)
    check("overrides of a property of an extension", views.map(\.depth) == [1, 1, 3, 30])
    let made = UIView().with { $0.tag = 4 }
    check("a protocol with an initializer", made.tag == 4 && MadeStyle { $0.depth = 2 }.depth == 2)
    check("its initializer of a view", UILabel { $0.text = "a" }.text == "a")
    check("an extension of CGFloat", CGFloat(-2).distance == 2 && UIColor.accent == .red)
}
