// Connections that wait for a network, and a store of StoreKit 2 that offers nothing.

import Foundation
import SegueServices
import SegueWorld
import Synchronization
import Testing

@MainActor @Suite struct ConnectionTests {
  @Test("A connection is prepared, waits for a network, and ends what waits when it is cancelled")
  func states() throws {
    let world = World()
    let lines = Mutex<[String]>([])
    let connection = NWConnection(host: "example.org", port: 80, using: .tcp)
    connection.stateUpdateHandler = { state in lines.withLock { $0.append("\(state)") } }
    world.run {
      connection.start(queue: .main)
      connection.start(queue: .main)
      connection.send(
        content: Data([1]),
        completion: .contentProcessed { error in
          lines.withLock { $0.append("sent \(error == .posix(.ECANCELED))") }
        })
      connection.receive(minimumIncompleteLength: 1, maximumLength: 9) { data, _, _, error in
        lines.withLock { $0.append("received \(data == nil && error != nil)") }
      }
      #expect(connection.state == .setup && lines.withLock { $0.isEmpty })
    }
    try world.advance(to: VirtualTime(seconds: 10))
    #expect(connection.state == .waiting(.posix(.ENETDOWN)))
    #expect(lines.withLock { $0.count } == 2)
    world.run { connection.cancel() }
    try world.advance(to: VirtualTime(seconds: 11))
    #expect(lines.withLock { $0.dropFirst(2) } == ["sent true", "received true", "cancelled"])
    #expect(connection.endpoint == .hostPort(host: "example.org", port: 80))
    #expect(NWEndpoint.Port("8080")?.rawValue == 8080 && NWEndpoint.Port("x") == nil)
  }

  @Test("A connection that is cancelled before its queue's turn waits for nothing")
  func cancelled() throws {
    let world = World()
    let connection = NWConnection(to: .unix(path: "/a"), using: .udp)
    world.run {
      connection.cancel()
      connection.start(queue: .main)
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(connection.state == .cancelled && connection.currentPath == nil)
  }

  @Test("A listener waits for a network, too")
  func listener() throws {
    let world = World()
    let listener = try NWListener(using: .tcp, on: 8080)
    listener.newConnectionHandler = { _ in Issue.record("a connection") }
    world.run { listener.start(queue: .main) }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(listener.state == .waiting(.posix(.ENETDOWN)) && listener.port == nil)
    world.run { listener.cancel() }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(listener.state == .cancelled)
  }
}

@Suite struct SecondStoreTests {
  @Test("There are no products and no purchases, and synchronizing fails without a network")
  func empty() async throws {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    if await Transaction.latest(for: "pro") != nil { Issue.record("a purchase") }
    for await _ in Transaction.currentEntitlements { Issue.record("a purchase") }
    do {
      try await AppStore.sync()
      Issue.record("synchronized")
    } catch StoreKitError.networkError(let error) {
      #expect(error.code == .notConnectedToInternet)
    }
    #expect(VerificationResult.verified(3).unsafePayloadValue == 3)
    #expect(try VerificationResult.verified(3).payloadValue == 3)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try VerificationResult.unverified(3, .invalidSignature).payloadValue
    }
  }

  @Test("Waiting for purchases ends when its task is cancelled")
  func updates() async {
    let task = Task { () -> Int in
      var count = 0
      for await _ in Transaction.updates { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
