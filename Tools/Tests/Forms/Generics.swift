// swift-format-ignore-file
import UIKit

class Framed: UIView {
    var text = "framed"
    override init(frame: CGRect) { super.init(frame: frame); text += " \(Int(frame.width))" }
    required init?(coder: NSCoder) { fatalError() }
    class func small() -> Self { return Self(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
}

final class Plain: UIView {
    let title: String
    init() { title = "plain"; super.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    required init?(coder: NSCoder) { fatalError() }
}

final class ScreenOf<Content: UIView>: UIViewController {
    let content = Content()
    var content2: Content? = nil
    override func viewDidLoad() { super.viewDidLoad(); content2 = Content(frame: CGRect(x: 1, y: 1, width: 2, height: 2)) }
}

func makeScreen<Screen: UIViewController>(_ type: Screen.Type) -> Screen { return Screen(nibName: nil, bundle: nil) }

final class SpokenView: UIView {
    override var accessibilityLabel: String? { get { return "spoken" } set {} }
    override var superview: UIView? { return super.superview }
}

class Ring: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged fileprivate dynamic var steps: Int
    @NSManaged public var tint: UIColor?
    @objc dynamic var other = 2
    override class func needsDisplay(forKey key: String) -> Bool {
        return key == #keyPath(progress) || super.needsDisplay(forKey: key)
    }
}

@MainActor func managed() {
    let ring = Ring()
    check("unset managed properties", ring.progress == 0 && ring.steps == 0 && ring.tint == nil)
    ring.progress = 0.5
    ring.steps = 3
    ring.tint = .red
    check("managed properties", ring.progress == 0.5 && ring.steps == 3 && ring.tint == .red)
    check("their keys", ring.value(forKey: "progress") as? CGFloat == 0.5)
    let turn = CABasicAnimation(keyPath: "progress")
    (turn.fromValue, turn.toValue, turn.duration) = (0.25, 0.75, 1)
    ring.add(turn, forKey: "turn")
    check("animated managed properties", ring.presentation()?.progress == 0.25)
}

@objc protocol Watcher { func saw() -> Int }
final class Guard: NSObject, Watcher { func saw() -> Int { return 7 } }
class Weak<T: AnyObject> {
    private(set) weak var value: T?
    init(value: T) { self.value = value }
}
struct Held<T> where T: AnyObject { weak var object: T? }
final class Watchers<W: AnyObject> {
    private var all: [Weak<W>] = []
    func add(_ one: W) { all.append(Weak(value: one)) }
    var living: [W] { return all.compactMap { $0.value } }
}

@MainActor func holders() {
    var one: Guard? = Guard()
    let (weak, held) = (Weak<Watcher>(value: one!), Held<Watcher>(object: one))
    let all = Watchers<Watcher>()
    all.add(one!)
    check("a protocol in a weak holder", weak.value?.saw() == 7 && held.object?.saw() == 7)
    check("through another generic type", all.living.map { $0.saw() } == [7])
    check("a class in the same holder", Weak<Guard>(value: one!).value === one)
    one = nil
    check("what is held weakly is freed", weak.value == nil && held.object == nil && all.living.isEmpty)
}

@MainActor func generics() {
    managed()
    holders()
    let screen = ScreenOf<Framed>()
    screen.loadViewIfNeeded()
    check("a generic View()", screen.content.text == "framed 0")
    check("a generic View(frame:)", screen.content2?.text == "framed 2")
    check("Self(frame:)", Framed.small().text == "framed 4")
    check("a generic View() of a class with init()", ScreenOf<Plain>().content.title == "plain")
    check("a generic controller", makeScreen(ScreenOf<Framed>.self).content.text == "framed 0")
    check("overridden accessibility", (SpokenView() as NSObject).accessibilityLabel == "spoken")
}
