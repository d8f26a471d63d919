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

@MainActor func extensions() {
    let screen = SubScreen()
    _ = screen.view
    check("override in an extension", screen.log == ["loaded"] && screen.prefersStatusBarHidden)
    screen.refresh()
    check("override of an extension's method", screen.log == ["loaded", "refresh", "sub"])
}
