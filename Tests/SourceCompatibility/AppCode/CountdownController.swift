// swift-format-ignore-file
import Foundation
import UIKit

/// Written as most code is: closures that simply use self.
public class CountdownController: UIViewController {
    public private(set) var ticks = 0
    public private(set) var steps: [String] = []
    private var timer: Timer?

    public override func viewDidLoad() {
        super.viewDidLoad()
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
            guard let self = self else { timer.invalidate(); return }
            self.ticks += 1
            self.view.alpha -= 0.1
            if self.ticks == 5 { self.stop() }
        }
        let item = DispatchWorkItem { self.steps.append("item") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in self?.steps.append("after") }
        DispatchQueue.global(qos: .background).async {
            let answer = "from global"
            DispatchQueue.main.async { self.steps.append(answer) }
        }
        let group = DispatchGroup()
        group.notify(queue: .main) { self.steps.append("group") }
        OperationQueue.main.addOperation { self.steps.append("operation") }
        NotificationCenter.default.addObserver(self, selector: Selector(CountdownController.stopped), name: .stopped, object: nil)
    }

    private func stop() {
        timer?.invalidate()
        NotificationCenter.default.post(name: .stopped, object: self)
    }

    private func stopped(_ notification: Notification) { steps.append("stopped") }

    deinit { NotificationCenter.default.removeObserver(self) }
}

extension Notification.Name {
    static let stopped = Notification.Name("countdown stopped")
}
