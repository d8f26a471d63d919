// Publishers of Foundation's objects.

import Foundation
import ScratchFolders
import SegueCombine
import SegueWorld
import Testing

@testable import UIKit

@MainActor @Suite struct FoundationTests {
  private struct Bird: Decodable, Sendable { var name: String }

  private func answered(_ address: String) throws -> [String] {
    let files = try ScratchFolder()
    try files.bundleFile("api.example.com/birds.json", "[{\"name\": \"wren\"}]")
    let (log, url) = (VirtualLog(), try #require(URL(string: address)))
    return try log.play(seconds: 1) {
      UIKitState.current.installResponses(at: files.path)
      log.follow(
        SegueURLSession.shared.dataTaskPublisher(for: url)
          .tryMap { $0.data }
          .decode(type: [Bird].self, decoder: JSONDecoder())
          .map { $0.map(\.name).joined() }
          .catch { Just("error \(($0 as? URLError)?.code.rawValue ?? 0)") }
          .receive(on: DispatchQueue.main))
    }
  }

  @Test func responsesAreValues() throws {
    #expect(try answered("https://api.example.com/birds") == ["wren @100", "end @100"])
    #expect(
      try answered("https://api.example.com/none") == [
        "error \(URLError.Code.notConnectedToInternet.rawValue) @100", "end @100",
      ])
  }

  @Test func aCancelledRequestIsSilent() throws {
    let (log, url) = (VirtualLog(), try #require(URL(string: "https://api.example.com/birds")))
    let lines = try log.play(seconds: 1) {
      let request = SegueURLSession.shared.dataTaskPublisher(for: url)
        .sink(receiveCompletion: { _ in log.note("end") }, receiveValue: { _ in log.note("value") })
      log.at(50) { request.cancel() }
    }
    #expect(lines == [])
    #expect(log.world.diagnostics.warnings == [])
  }

  @Test func notificationsAreValuesInOrder() throws {
    let (log, name) = (VirtualLog(), Notification.Name("happened"))
    let (mine, other) = (NSObject(), NSObject())
    let lines = try log.play(seconds: 1) {
      for number in 0..<20 {
        log.follow(
          NotificationCenter.default.publisher(for: name, object: mine).map { _ in number })
      }
      NotificationCenter.default.post(name: name, object: other)
      NotificationCenter.default.post(name: name, object: mine)
      log.cancellables = []
      NotificationCenter.default.post(name: name, object: mine)
    }
    #expect(lines == (0..<20).map { "\($0) @0" })
  }

  @Test func textFieldsAnnounceWhatIsTyped() throws {
    let log = VirtualLog()
    let lines = try log.play(seconds: 1) {
      let field = UITextField()
      log.follow(
        NotificationCenter.default
          .publisher(for: UITextField.textDidChangeNotification, object: field)
          .compactMap { ($0.object as? UITextField)?.text })
      field.insertText("a")
      field.insertText("b")
    }
    #expect(lines == ["a @0", "ab @0"])
  }

  @Test func observedPropertiesAreValues() throws {
    let log = VirtualLog()
    let lines = try log.play(seconds: 1) {
      let view = UIView()
      log.follow(view.publisher(for: \.alpha).map { Double($0) })
      view.alpha = 0.5
      log.cancellables = []
      view.alpha = 0.25
    }
    #expect(lines == ["1.0 @0", "0.5 @0"])
  }
}
