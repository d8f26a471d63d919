// swift-format-ignore-file
import Foundation
import UIKit

/// Code that waits in every way there is, and says when it has waited long enough. Like most files, it
/// imports both: SegueTimeBindings.swift has it run on virtual time.
@MainActor
public final class Clocks: NSObject {
    public private(set) var lines: [String] = []
    private let start = Date()
    private let startTime = CACurrentMediaTime()
    private let startUptime = DispatchTime.now()
    private var timer: Timer?
    private var link: CADisplayLink?
    private var pending: DispatchWorkItem?

    func note(_ line: String) {
        let elapsed = Date().timeIntervalSince(start)
        lines.append("\(line) \((elapsed * 1000).rounded() / 1000)")
    }

    nonisolated func noteHere(_ line: String) {
        MainActor.assumeIsolated { note(line) }
    }

    public func begin() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
            self?.noteHere("timer")
            if timer.timeInterval < 1 { timer.invalidate() }
        }
        let other = Timer(timeInterval: 0.2, repeats: false) { timer in self.timerFired(timer) }
        RunLoop.main.add(other, forMode: .common)
        Timer.scheduledTimer(timeInterval: 0.3, target: self, selector: Selector(Clocks.tick), userInfo: "info", repeats: false)

        let cancelled = DispatchWorkItem { [weak self] in self?.noteHere("never") }
        let item = DispatchWorkItem { [weak self] in self?.noteHere("work item") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4, execute: cancelled)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4, execute: item)
        cancelled.cancel()
        DispatchQueue.main.async(execute: DispatchWorkItem { [weak self] in self?.noteHere("at once") })
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { self.note("after") }
        DispatchQueue.global(qos: .userInitiated).async {
            DispatchQueue.main.async { self.note("back from global") }
        }
        DispatchQueue.global().async { self.work() }
        waitForGroup()
        OperationQueue.main.addOperation { self.noteHere("operation") }
        perform(Selector(Clocks.performed(_:)), with: "argument", afterDelay: 0.6)
        perform(Selector(Clocks.performed(_:)), with: "nothing", afterDelay: 0.6)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector(Clocks.performed(_:)), object: "nothing")
        link = CADisplayLink(target: self, selector: Selector(Clocks.refreshed))
        link?.add(to: .current, forMode: .default)
        observe()
    }

    /// Work that takes long, beside which nothing waits.
    nonisolated private func work() {
        sleep(1)
        usleep(50_000)
        Thread.sleep(forTimeInterval: 0.05)
        noteHere("slept")
        DispatchQueue.main.async { self.note("woken") }
        sleep(1)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.noteHere("after sleeping") }
    }

    private func waitForGroup() {
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { group.leave() }
        DispatchQueue.global().async(group: group) { self.noteHere("in group") }
        group.notify(queue: .main) { self.noteHere("group") }
    }

    private func observe() {
        let center = NotificationCenter.default
        center.addObserver(self, selector: Selector(Clocks.heard(_:)), name: .happened, object: nil)
        center.post(name: .happened, object: self)
        center.removeObserver(self)
        center.post(name: .happened, object: self)
    }

    private nonisolated func timerFired(_ timer: Timer) { noteHere("added timer \(timer.isValid)") }

    private func tick(_ timer: Timer) { note("selector timer \(timer.userInfo as? String ?? "")") }

    private func performed(_ argument: String) { note("performed with \(argument)") }

    private func heard(_ notification: Notification) { note("heard of \(notification.name.rawValue)") }

    private func refreshed(_ link: CADisplayLink) {
        guard link.timestamp - startTime > 0.79 else { return }
        link.invalidate()
        let nanoseconds = DispatchTime.now().uptimeNanoseconds - startUptime.uptimeNanoseconds
        note("link \(nanoseconds / 1_000_000) ms")
    }
}

extension Notification.Name {
    static let happened = Notification.Name("happened")
}
