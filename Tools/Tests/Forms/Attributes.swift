// swift-format-ignore-file
import Foundation
import UIKit
import ObjectiveC.runtime

@IBDesignable
class RoundedView: UIView {
    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    @GKInspectable var speed: Float = 1
    @IBInspectable @objc dynamic public var bordered: Bool = false
    @IBOutlet var labels: [UILabel]!
    @IBOutlet weak private(set) var titleLabel: UILabel? {
        didSet { titleLabel?.text = "set" }
    }
    @NSCopying var path: UIBezierPath? = nil
    @nonobjc static let shared = RoundedView()
    @objc(isRound) var round: Bool { cornerRadius > 0 }
    @objc private(set) lazy dynamic var made: String = "made"

    @IBAction @objc func tapped() { taps += 1 }
    @IBAction func tapped(_ sender: UIButton, forEvent event: UIEvent) { taps += 10 }
    @objc(moveToPlace:animated:) open func move(to place: CGPoint, animated: Bool = true) { center = place }
    @objc dynamic func changed() { taps += 100 }
    @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { UIViewController() }
    @objc class func kind() -> String { "rounded" }
    @objc subscript(index: Int) -> Int { index + 1 }
    var taps = 0
}

@objc enum Edge: Int { case left, right }

@objc(SPSlideOptions) @objcMembers public final class SlideOptions: NSObject {
    public static let standard: SlideOptions = SlideOptions()
    public var edge = 0; @objc public var length: NSNumber?
    @available(*, unavailable)
    @objc public func old() {}
    @inline(__always) @objc @discardableResult
    public func
        spread() -> Int { 7 }
}

@objc extension SlideOptions {
    func doubled() -> Int { edge * 2 }
}

@objc private protocol Named { var name: String { get } }
extension SlideOptions: Named { var name: String { "options" } }

class Holder: NSObject {
    unowned(unsafe) var parent: UIView
    unowned let safe: UIView
    weak var other: AnyObject?
    @objc init(parent: UIView) { (self.parent, safe) = (parent, parent); super.init() }
    @objc required convenience init?(coder: NSCoder) { return nil }
    @objc deinit {}
}

@MainActor func attributes() {
    let view = RoundedView(frame: .zero)
    view.cornerRadius = 5
    check("IBInspectable", view.layer.cornerRadius == 5 && view.round)
    let label = UILabel()
    view.labels = [label]
    view.setOutlet(label)
    check("IBOutlet", label.text == "set")
    view.tapped()
    view.changed()
    check("IBAction, objc dynamic", view.taps == 101)
    view.move(to: CGPoint(x: 1, y: 2))
    check("objc(name:), default argument", view.center.y == 2)
    check("IBSegueAction", (view as RoundedView).taps == 101)
    check("objc members", RoundedView.kind() == "rounded" && view[1] == 2 && view.made == "made")
    check("objc enum", Edge(rawValue: 1) == .right)
    let options = SlideOptions.standard
    options.edge = 4
    check("objcMembers", options.spread() == 7 && options.doubled() == 8)
    check("objc protocol", (options as Named).name == "options")
    let holder = Holder(parent: view)
    check("unowned(unsafe)", holder.parent === holder.safe)
    autoreleasepool { view.tapped() }
    let answer = autoreleasepool { () -> Int in view.taps }
    check("autoreleasepool", answer == 102)
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    check("colorLiteral", color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
}

extension RoundedView {
    fileprivate func setOutlet(_ label: UILabel) { titleLabel = label }
}
