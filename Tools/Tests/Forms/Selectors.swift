// swift-format-ignore-file
import UIKit

class EarlierNames: NSObject, UICollectionViewDelegate {
    @objc open func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath indexPath: IndexPath) -> CGSize {
        return CGSize(width: indexPath.item, height: 4)
    }
    @objc func collectionView(_ collectionView: UICollectionView, didSelectItemAtIndexPath indexPath: IndexPath) { selected = indexPath.item }
    var selected = -1
}
final class EarlierNamesBelow: EarlierNames {
    @objc override func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath indexPath: IndexPath) -> CGSize {
        return CGSize(width: indexPath.item, height: 5)
    }
}
final class Unexposed: NSObject, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { return .zero }
}

@MainActor private func earlierNames() {
    let (layout, delegate) = (UICollectionViewFlowLayout(), EarlierNamesBelow())
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.delegate = delegate
    let place = IndexPath(item: 3, section: 0)
    let size = (view.delegate as? UICollectionViewDelegateFlowLayout)?.collectionView(view, layout: layout, sizeForItemAt: place)
    check("a method of a flow layout by its selector", size == CGSize(width: 3, height: 5))
    view.delegate?.collectionView(view, didSelectItemAt: place)
    check("a delegate's method by its selector", delegate.selected == 3)
    check("no selector, no delegate", !((Unexposed() as AnyObject) is UICollectionViewDelegateFlowLayout))
}

@objc private protocol Closing: AnyObject { func closeAll() }
extension Panel: Closing { func closeAll() { log.append("closed") } }

class Panel: UIView {
    var log: [String] = []
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(handleTap))
    lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(self.handlePan(_:)))
        pan.maximumNumberOfTouches = 1
        return pan
    }()
    let button = UIButton(type: .system)
    @objc var isOpen = false

    func wire() {
        addGestureRecognizer(tap)
        addGestureRecognizer(pan)
        button.addTarget(self, action: #selector(pressed(_:for:)), for: .touchUpInside)
        button.addTarget(self, action: Selector(("plain")), for: .touchUpInside)
        button.addTarget(self, action: Selector("pressed:"), for: [.touchUpInside, .touchDown])
    }
    @objc private func handleTap() { log.append("tap") }
    @objc fileprivate dynamic func handlePan(_ recognizer: UIPanGestureRecognizer) { log.append("pan") }
    @objc private func pressed(_ sender: UIButton, for event: UIEvent?) { log.append("event") }
    @objc func plain() { log.append("plain") }
    @objc func pressed(_ sender: Any) { log.append("pressed") }
    @objc func withDefault(_ sender: Any? = nil) { log.append("default \(sender == nil)") }
    @objc func take(_ x: NSNumber?) { log.append("take \(x?.intValue ?? -1)") }
    @objc func answer() -> NSString { "answer" }
    @objc(renamed:) func odd(_ x: Any?) { log.append("odd") }
    @objc static func shared() {}
    @objc open func overridden() { log.append("Panel") }
    @objc func updateTimer(_ timer: Timer) { log.append("timer"); timer.invalidate() }
    @objc func tick(link: CADisplayLink) { log.append("link"); link.invalidate() }
    @objc func noted(_ record: NSNotification) { log.append("noted \(record.name.rawValue)") }
    func run() {
        perform(#selector(plain))
        perform(#selector(Panel.take(_:)), with: NSNumber(value: 3))
        perform(#selector(overridden as () -> Void))
        perform(#selector(withDefault(_:)))
        perform(Selector("renamed:"), with: nil)
        perform(NSSelectorFromString("plain"))
        perform(#selector(Panel.odd), with: self)
        perform(#selector(setter: self.isOpen), with: true)
        let selector: Selector = #selector(Panel.pressed(_:) as (Panel) -> (Any) -> Void)
        perform(selector, with: self)
        [#selector(plain), #selector(type(of: self).plain)].forEach { self.perform($0) }
    }
}

final class SubPanel: Panel {
    override func overridden() { log.append("SubPanel"); super.overridden() }
    func superCalls() { perform(#selector(super.overridden)) }
}

extension Panel {
    struct Actions { static let close = #selector(Panel.plain) }
}
private extension Selector {
    static let plain = #selector(Panel.plain)
    static let take = #selector(Panel.take(_:))
}

@MainActor func selectors() {
    earlierNames()
    let panel = SubPanel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    panel.wire()
    panel.run()
    check("perform", panel.log == [
        "plain", "take 3", "SubPanel", "Panel", "default true", "odd", "plain", "odd", "pressed", "plain", "plain"])
    check("setter", panel.isOpen)
    check("getter", panel.perform(#selector(getter: Panel.isOpen)) == nil && panel.responds(to: #selector(getter: Panel.isOpen)))
    panel.log = []
    panel.button.sendActions(for: .touchUpInside)
    check("controls", panel.log == ["event", "plain", "pressed"])
    panel.log = []
    panel.perform(.plain)
    panel.perform(.take, with: nil)
    panel.perform(Panel.Actions.close)
    check("static selectors", panel.log == ["plain", "take -1", "plain"])
    panel.perform(#selector(Closing.closeAll))
    check("protocol", panel.log.last == "closed" && !UIView().responds(to: #selector(Closing.closeAll)))
    check("a delegate of UIKit", !panel.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
    panel.superCalls()
    check("super", panel.log.suffix(2) == ["SubPanel", "Panel"])
    check("result", panel.perform(#selector(Panel.answer))?.takeUnretainedValue() as? NSString == "answer")
    check("responds", panel.responds(to: #selector(Panel.plain)) && !panel.responds(to: Selector("nothing")))
    check("names", NSStringFromSelector(#selector(Panel.take(_:))) == "take:" && #selector(Panel.odd(_:)).description == "renamed:")
    check("equal", #selector(Panel.plain) == Selector("plain") && #selector(Panel.plain) == NSSelectorFromString("plain"))
    panel.log = []
    NotificationCenter.default.addObserver(panel, selector: #selector(Panel.noted), name: NSNotification.Name("x"), object: nil)
    NotificationCenter.default.post(name: NSNotification.Name("x"), object: nil)
    NotificationCenter.default.removeObserver(panel)
    check("notification", panel.log == ["noted x"])
    weak var gone: Panel?
    do { let kept = SubPanel(); kept.wire(); gone = kept }
    check("no cycle", gone == nil)
    check("class method", type(of: #selector(Panel.shared)) == Selector.self)
    let closure = { [weak panel] in self_(panel)?.log.append("weak") }
    closure()
    check("weak", panel.log.last == "weak")
}
private func self_(_ panel: Panel?) -> Panel? { panel }
