// Subjects, properties and futures.

import Foundation
import SegueCombine
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct SubjectTests {
  @MainActor final class Counter: ObservableObject {
    @Published var count = 0
    @Published var title: String?
    var untracked = 0
  }

  final class Plain: ObservableObject {}

  @Test func propertiesSendTheirValueBeforeTheyHaveIt() {
    let (counter, log) = (Counter(), VirtualLog())
    counter.$count.sink { log.note("\($0) while \(counter.count)") }.store(in: &log.cancellables)
    counter.count = 5
    counter.count += 1
    #expect(log.lines == ["0 while 0 @0", "5 while 0 @0", "6 while 5 @0"])
  }

  @Test func objectsAnnounceTheirChanges() {
    let (counter, plain, log) = (Counter(), Plain(), VirtualLog())
    counter.objectWillChange.sink { log.note("will change from \(counter.count)") }
      .store(in: &log.cancellables)
    plain.objectWillChange.sink { log.note("plain") }.store(in: &log.cancellables)
    counter.count = 3
    counter.untracked = 1
    counter.title = "x"
    plain.objectWillChange.send()
    #expect(log.lines == ["will change from 0 @0", "will change from 3 @0", "plain @0"])
    #expect(counter.objectWillChange === counter.objectWillChange)
  }

  @Test func valuesAreAssignedToProperties() {
    let (counter, label) = (Counter(), UILabel())
    var cancellables: Set<AnyCancellable> = []
    counter.$title.assign(to: \.text, on: label).store(in: &cancellables)
    counter.$count.map { "number \($0)" }.assign(to: &counter.$title)
    counter.$count.map { $0 > 1 }.assign(to: \.isHidden, on: label).store(in: &cancellables)
    counter.count = 2
    #expect(label.text == "number 2" && label.isHidden)
    cancellables = []
    counter.count = 3
    #expect(label.text == "number 2" && counter.title == "number 3")
  }

  @Test("subscribers are served in the order of their subscriptions", arguments: 0..<4)
  func order(_ kind: Int) {
    let log = VirtualLog()
    let names = (0..<40).map { "\($0)" }
    let source = PassthroughSubject<Int, Never>()
    let value = CurrentValueSubject<Int, Never>(0)
    let counter = Counter()
    let publisher: AnyPublisher<Int, Never> =
      switch kind {
      case 0: source.eraseToAnyPublisher()
      case 1: value.dropFirst().eraseToAnyPublisher()
      case 2: counter.$count.dropFirst().eraseToAnyPublisher()
      default: source.map { $0 }.share().eraseToAnyPublisher()
      }
    for name in names {
      publisher.sink { _ in log.note(name) }.store(in: &log.cancellables)
    }
    source.send(1)
    value.send(1)
    counter.count = 1
    #expect(log.lines == names.map { "\($0) @0" })
  }

  @Test func demandIsObserved() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var (values, subscription) = ([Int](), (any Subscription)?.none)
    subject.subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          values.append($0)
          return .none
        }))
    subject.send(2)
    #expect(values.isEmpty)
    subscription?.request(.max(1))
    subject.send(3)
    subject.send(4)
    #expect(values == [2])
    subscription?.request(.max(1))
    #expect(values == [2, 4])
    subscription?.cancel()
    subject.send(5)
    #expect(values == [2, 4])
  }

  @Test func aCompletedSubjectEndsNewSubscriptions() {
    let log = VirtualLog()
    let subject = PassthroughSubject<Int, URLError>()
    log.follow(subject)
    subject.send(completion: .failure(URLError(.timedOut)))
    subject.send(1)
    log.follow(subject.replaceError(with: 7))
    #expect(log.lines.count == 3 && log.lines.last == "end @0")
    #expect(log.lines[1] == "7 @0")
  }

  @Test(
    "a subject passes on the values of the publisher that feeds it, until that is cancelled",
    arguments: [false, true])
  func feeding(hasValue: Bool) {
    func play(_ subject: some Subject<Int, Never>) -> [String] {
      let (source, log) = (PassthroughSubject<Int, Never>(), VirtualLog())
      let feeding = source.subscribe(subject)
      source.send(1)
      log.follow(subject)
      source.send(2)
      feeding.cancel()
      source.send(3)
      return log.lines
    }
    // Before there is a demand, nothing reaches the subject.
    let first = hasValue ? ["0 @0"] : []
    let lines =
      hasValue
      ? play(CurrentValueSubject<Int, Never>(0)) : play(PassthroughSubject<Int, Never>())
    #expect(lines == first + ["2 @0"])
  }

  @Test func futuresKeepTheirPromiseOnce() throws {
    let log = VirtualLog()
    let lines = try log.play(seconds: 1) {
      let future = Future<Int, Never> { promise in
        log.note("asked")
        log.at(300) {
          promise(.success(1))
          promise(.success(2))
        }
      }
      log.follow(future, "a ")
      log.at(500) { log.follow(future, "b ") }
      nonisolated(unsafe) let kept = future
      Task { @MainActor in log.note("awaited \(await kept.value)") }
    }
    #expect(
      lines == [
        "asked @0", "a 1 @300", "a end @300", "awaited 1 @300", "b 1 @500", "b end @500",
      ])
  }
}
