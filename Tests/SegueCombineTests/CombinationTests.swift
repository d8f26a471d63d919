// Publishers that OpenCombine lacks.

import Foundation
import SegueCombine
import Testing

@MainActor @Suite struct CombinationTests {
  @Test func combineLatestBeginsWithTheLastFirstValue() {
    let log = VirtualLog()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let c = CurrentValueSubject<Bool, Never>(true)
    log.follow(a.combineLatest(b) { "\($0)\($1)" })
    log.follow(Publishers.CombineLatest3(a, b, c).map { "\($0)\($1)\($2)" }, "3 ")
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    c.send(false)
    b.send(completion: .finished)
    a.send(4)
    a.send(completion: .finished)
    c.send(completion: .finished)
    let lines = log.lines.map { $0.replacing(" @0", with: "") }
    #expect(
      lines == [
        "2x", "3 2xtrue", "3x", "3 3xtrue", "3 3xfalse", "4x", "3 4xfalse", "end", "3 end",
      ])
  }

  @Test func combineLatestOfOptionalsKeepsNil() {
    let log = VirtualLog()
    let (a, b) = (CurrentValueSubject<Int?, Never>(nil), CurrentValueSubject<Int?, Never>(2))
    log.follow(a.combineLatest(b).map { "\($0 ?? -1) \($1 ?? -1)" })
    a.send(1)
    b.send(nil)
    #expect(log.lines == ["-1 2 @0", "1 2 @0", "1 -1 @0"])
  }

  @Test func combineLatestWithoutAValueEnds() {
    let log = VirtualLog()
    log.follow(Just(1).combineLatest(Empty<Int, Never>()).map { "\($0)" })
    log.follow(
      Fail<Int, URLError>(error: URLError(.badURL)).combineLatest(
        PassthroughSubject<Int, URLError>()
      ).map(\.0).replaceError(with: 9))
    #expect(log.lines == ["end @0", "9 @0", "end @0"])
  }

  @Test func mergeKeepsTheOrderOfValues() {
    let log = VirtualLog()
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    log.follow(subjects[0].merge(with: subjects[1], subjects[2].map { $0 * 10 }))
    log.follow(Publishers.MergeMany(subjects).count(), "count ")
    for (index, subject) in subjects.enumerated() { subject.send(index + 1) }
    for subject in subjects { subject.send(completion: .finished) }
    #expect(
      log.lines.map { $0.replacing(" @0", with: "") }
        == ["1", "2", "30", "end", "count 3", "count end"])
  }

  @Test func mergeHoldsWhatIsNotDemanded() {
    var (values, subscription) = ([Int](), (any Subscription)?.none)
    Publishers.Merge([1, 2].publisher, [3, 4].publisher).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          values.append($0)
          return .none
        }))
    subscription?.request(.max(3))
    #expect(values == [1, 2, 3])
    subscription?.request(.unlimited)
    #expect(values == [1, 2, 3, 4])
  }
}
