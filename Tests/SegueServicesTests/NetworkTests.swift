// There is no network, wherever an app asks.

import SegueServices
import SegueWorld
import Synchronization
import Testing

@MainActor @Suite struct NetworkTests {
  @Test("A host is known not to be reachable, by name and by address")
  func reachability() throws {
    let named = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    address.sin_family = sa_family_t(AF_INET)
    let addressed = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
      }
    }
    for target in [named, try #require(addressed)] {
      var flags: SCNetworkReachabilityFlags = [.reachable, .isWWAN]
      #expect(SCNetworkReachabilityGetFlags(target, &flags))
      #expect(flags == [])
    }
  }

  @Test("What a callback's context retains is released with the callback, which is never called")
  func callback() throws {
    let log = Mutex<[String]>([])
    let info = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { info.deallocate() }
    let world = World()
    var target = SCNetworkReachabilityCreateWithName(nil, "example.org")
    try world.run {
      let target = try #require(target)
      var context = SCNetworkReachabilityContext(
        version: 0, info: info,
        retain: { pointer in
          log.withLock { $0.append("retain") }
          return pointer
        }, release: { _ in log.withLock { $0.append("release") } }, copyDescription: nil)
      #expect(
        SCNetworkReachabilitySetCallback(
          target, { _, _, _ in log.withLock { $0.append("call") } }, &context))
      #expect(
        SCNetworkReachabilityScheduleWithRunLoop(
          target, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue))
      #expect(SCNetworkReachabilitySetDispatchQueue(target, .main))
    }
    try world.advance(to: VirtualTime(seconds: 10))
    #expect(log.withLock { $0 } == ["retain"])
    target = nil
    #expect(log.withLock { $0 } == ["retain", "release"])
  }

  @Test("A monitor of paths reports once, on its queue's turn, that there is none")
  func monitor() throws {
    let world = World()
    let paths = Mutex<[NWPath]>([])
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { path in paths.withLock { $0.append(path) } }
    world.run {
      monitor.start(queue: DispatchQueue(label: "monitor"))
      monitor.start(queue: .main)
      #expect(paths.withLock { $0.isEmpty })
    }
    try world.advance(to: VirtualTime(seconds: 10))
    #expect(paths.withLock { $0.map(\.status) } == [.unsatisfied])
    #expect(!monitor.currentPath.usesInterfaceType(.wifi))
    #expect(monitor.currentPath.availableInterfaces.isEmpty)
  }

  @Test("A monitor that is cancelled before its queue's turn reports nothing")
  func cancelled() throws {
    let world = World()
    let count = Mutex(0)
    let monitor = NWPathMonitor(requiredInterfaceType: .wifi)
    monitor.pathUpdateHandler = { _ in count.withLock { $0 += 1 } }
    world.run {
      monitor.start(queue: .main)
      monitor.cancel()
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(count.withLock { $0 } == 0)
  }
}
