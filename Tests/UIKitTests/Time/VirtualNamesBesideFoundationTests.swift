// A file that imports Foundation too, without the bindings: which names are virtual there, and that
// the others still compile and are the machine's.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct VirtualNamesBesideFoundationTests {
  let world = World()
  let log = Log()

  private func note(_ line: String) { log.add("\(line) \(World.current.now.seconds)") }

  /// What is logged until `seconds`.
  private func entries(until seconds: Double) throws -> [String] {
    try world.advance(to: VirtualTime(seconds: seconds))
    return log.entries
  }

  @Test("Closures run on queues, in groups and in timers that ignore their timer")
  func virtual() throws {
    world.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { note("after") }
      DispatchQueue.global(qos: .utility).async { DispatchQueue.main.async { note("async") } }
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { MainActor.assumeIsolated { note("part") } }
      group.notify(queue: .main) { MainActor.assumeIsolated { note("group") } }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        MainActor.assumeIsolated { note("timer") }
      }
      let timer = Timer(timeInterval: 0.75, repeats: false) { _ in
        MainActor.assumeIsolated { note("added timer") }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    #expect(
      try entries(until: 1) == [
        "part 0.0", "async 0.0", "group 0.0", "after 0.25", "timer 0.5", "added timer 0.75",
      ])
  }

  final class Listener: NSObject {
    var lines: [String] = []
    func tick(_ timer: Timer) {
      lines.append("tick \(timer.userInfo as? String ?? "")")
      if lines.count == 3 { timer.invalidate() }
    }
    func perform(_ word: String) { lines.append(word) }
    func plain() { lines.append("plain") }
    func heard(_ notification: Notification) { lines.append("heard \(notification.name.rawValue)") }
    func heardObject(_ notification: NSNotification) { lines.append("heard object") }
  }

  @Test("Timers call a target and action")
  func selectors() throws {
    let listener = Listener()
    world.run {
      Timer.scheduledTimer(
        timeInterval: 0.25, target: listener, selector: Selector(Listener.tick), userInfo: "x",
        repeats: true)
      let timer = Timer(
        timeInterval: 0.3, target: listener, selector: Selector(Listener.plain), userInfo: nil,
        repeats: false)
      RunLoop.main.add(timer, forMode: .common)
    }
    _ = try entries(until: 0.4)
    #expect(listener.lines == ["tick x", "plain"])
    _ = try entries(until: 2)
    #expect(listener.lines == ["tick x", "plain", "tick x"])
  }

  @Test("A timer releases its target when it ends")
  func lifetime() throws {
    weak var gone: Listener?
    try {
      let listener = Listener()
      gone = listener
      _ = world.run {
        Timer.scheduledTimer(
          timeInterval: 0.25, target: listener, selector: Selector(Listener.plain), userInfo: nil,
          repeats: false)
      }
      _ = try entries(until: 1)
      #expect(listener.lines == ["plain"])
    }()
    #expect(gone == nil)
  }

  @Test("Performing in the background and on the main thread comes after what is running")
  func performingSoon() throws {
    let listener = Listener()
    let perform = Selector._of("perform:", Listener.perform(_:))
    world.run {
      listener.performSelector(inBackground: perform, with: "background")
      listener.performSelector(onMainThread: perform, with: "soon", waitUntilDone: false)
      listener.performSelector(onMainThread: perform, with: "at once", waitUntilDone: true)
      #expect(listener.lines == ["at once"])
    }
    _ = try entries(until: 0)
    #expect(listener.lines == ["at once", "background", "soon"])
  }

  @Test("A delayed perform can be cancelled")
  func performing() throws {
    let listener = Listener()
    let perform = Selector._of("perform:", Listener.perform(_:))
    world.run {
      listener.perform(perform, with: "later", afterDelay: 0.5)
      listener.perform(perform, with: "never", afterDelay: 0.5)
      listener.perform(Selector(Listener.plain), with: nil, afterDelay: 0.25)
      NSObject.cancelPreviousPerformRequests(
        withTarget: listener, selector: perform, object: "never")
      listener.perform(perform, with: "now")
      listener.perform(Selector(Listener.plain))
    }
    _ = try entries(until: 0.25)
    #expect(listener.lines == ["now", "plain", "plain"])
    _ = try entries(until: 1)
    #expect(listener.lines == ["now", "plain", "plain", "later"])
    world.run {
      listener.perform(perform, with: "not at all", afterDelay: 0.5)
      NSObject.cancelPreviousPerformRequests(withTarget: listener)
    }
    #expect(world.nextEventTime == nil)
  }

  @Test("Observers are notified in order of registration, until removed or deallocated")
  func notifications() {
    let center = NotificationCenter()
    let (first, second) = (Listener(), Listener())
    let name = Notification.Name("n")
    world.run {
      center.addObserver(first, selector: Selector(Listener.heard), name: name, object: nil)
      center.addObserver(first, selector: Selector(Listener.heardObject), name: name, object: nil)
      center.addObserver(second, selector: Selector(Listener.heard), name: nil, object: first)
      center.post(name: name, object: nil)
      center.post(name: Notification.Name("m"), object: first)
      #expect(first.lines == ["heard n", "heard object"])
      #expect(second.lines == ["heard m"])
      center.removeObserver(first, name: name, object: nil)
      center.removeObserver(second)
      center.post(name: name, object: first)
      #expect(first.lines.count == 2 && second.lines.count == 1)
      weak var gone: Listener?
      do {
        let third = Listener()
        gone = third
        center.addObserver(third, selector: Selector(Listener.heard), name: name, object: nil)
      }
      #expect(gone == nil)
      center.post(name: name, object: nil)
      let log = Log()
      let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.add("token") }
      }
      center.post(name: name, object: nil)
      center.removeObserver(token)
      center.post(name: name, object: nil)
      #expect(log.entries == ["token"])
    }
  }

  @Test("The machine's clock is still available")
  func machine() {
    world.run {
      #expect(Date().timeIntervalSince1970 > 1_700_000_000)
      #expect(DispatchTime.now().uptimeNanoseconds < 1 << 61)
      let timer: Timer? = Timer.scheduledTimer(withTimeInterval: 9, repeats: true) { timer in
        timer.invalidate()
      }
      timer?.invalidate()
    }
    #expect(world.nextEventTime == nil)
  }
}
