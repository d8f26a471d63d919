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

@MainActor func extensions() {
    let screen = SubScreen()
    _ = screen.view
    check("override in an extension", screen.log == ["loaded"] && screen.prefersStatusBarHidden)
    screen.refresh()
    check("override of an extension's method", screen.log == ["loaded", "refresh", "sub"])
    let responders: [UIResponder] = [UIView(), NotingScreen(), SecondNotingScreen()]
    let notes = responders.map { $0.note("a") }
    let expected = ["a of any", "a of any, of a screen", "a of any, of a screen, of another"]
    check("override of a method of UIResponder", notes == expected)
}
