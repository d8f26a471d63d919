// swift-format-ignore-file
import UIKit

private var scrollContext = 0

class ScrollWatcher: NSObject {
    var seen: [String] = []
    private var observations: [NSKeyValueObservation] = []
    @objc dynamic var progress: CGFloat = 0
    @objc dynamic var name: String? = nil { didSet { seen.append("didSet") } }

    func watch(_ scrollView: UIScrollView) {
        scrollView.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new, .old], context: &scrollContext)
        scrollView.addObserver(self, forKeyPath: "bounds", options: .new, context: nil)
        observations.append(scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
            self?.seen.append("observe \(Int(change.newValue?.y ?? -1))")
        })
        observations.append(observe(\.progress, options: [.old, .new]) { object, change in
            object.seen.append("progress \(change.oldValue ?? -1) \(change.newValue ?? -1)")
        })
        observations.append(self.observe(\ScrollWatcher.name) { object, _ in object.seen.append("name \(object.name ?? "nil")") })
    }

    func unwatch(_ scrollView: UIScrollView) {
        scrollView.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &scrollContext)
        scrollView.removeObserver(self, forKeyPath: "bounds")
        observations.forEach { $0.invalidate() }
        observations = []
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &scrollContext else {
            if keyPath == "bounds" { seen.append("bounds") }
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        let old = (change?[.oldKey] as? NSValue)?.cgPointValue ?? .zero
        let new = change?[.newKey] as? CGPoint ?? CGPoint(x: -1, y: -1)
        if keyPath == #keyPath(UIScrollView.contentOffset) { seen.append("offset \(Int(old.y)) \(Int(new.y))") }
    }
}

class FrameWatcher: UIViewController {
    var frames = 0
    @objc dynamic var mark = 1
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
        if keyPath == "frame" || keyPath == "mark" { frames += 1 }
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

@MainActor func observing() {
    let (view, controller) = (UIView(), FrameWatcher())
    view.addObserver(controller, forKeyPath: "frame", options: .new, context: nil)
    view.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    controller.addObserver(controller, forKeyPath: "mark", options: .new, context: nil)
    let seen = controller.frames
    controller.mark = 2
    check("a responder observes", seen >= 1 && controller.frames == seen + 1)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    let watcher = ScrollWatcher()
    watcher.watch(scrollView)
    scrollView.contentOffset = CGPoint(x: 0, y: 40)
    check("string observing", watcher.seen.contains("offset 0 40"))
    check("bounds", watcher.seen.contains("bounds"))
    check("observe", watcher.seen.contains("observe 40"))
    watcher.seen = []
    watcher.progress = 0.5
    watcher.name = "n"
    check("own properties", watcher.seen == ["progress 0.0 0.5", "didSet", "name n"])
    watcher.unwatch(scrollView)
    watcher.seen = []
    scrollView.contentOffset = .zero
    watcher.progress = 1
    check("no longer", watcher.seen.isEmpty)
}
