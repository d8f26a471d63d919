// The sources and distributions of GameplayKit.

import SegueWorld
import Testing

@testable import SegueServices

@MainActor @Suite struct RandomSourceTests {
  @Test("The Mersenne twister begins as published for the seed 5489")
  func twister() {
    var twister = MersenneTwister(seed: 5489)
    let first = (0..<3).map { _ in twister.next() }
    #expect(
      first == [14_514_284_786_278_117_030, 4_620_546_740_167_642_908, 13_109_570_281_517_897_720])
    for _ in 3..<9999 { _ = twister.next() }
    // The number of the C++ standard for mt19937_64.
    #expect(twister.next() == 9_981_545_732_273_789_042)
  }

  @Test("ARC4 begins as published for the key of RFC 6229")
  func arc4() {
    var cipher = ARC4(key: Data([1, 2, 3, 4, 5]))
    #expect((0..<8).map { _ in cipher.next() } == [0xB2, 0x39, 0x63, 0x05, 0xF0, 0x3D, 0xC0, 0x27])
  }

  @Test("Equal seeds give equal numbers, and copies continue alike")
  func seeds() throws {
    let sources: [() -> GKRandomSource] = [
      { GKLinearCongruentialRandomSource(seed: 7) }, { GKMersenneTwisterRandomSource(seed: 7) },
      { GKARC4RandomSource(seed: Data([7])) },
    ]
    for make in sources {
      let (a, b) = (make(), make())
      #expect((0..<50).map { _ in a.nextInt() } == (0..<50).map { _ in b.nextInt() })
      let copy = try #require(a.copy() as? GKRandomSource)
      #expect((0..<50).map { _ in a.nextUniform() } == (0..<50).map { _ in copy.nextUniform() })
    }
  }

  @Test("Sources without a seed follow from the world's")
  func unseeded() {
    func numbers(_ seed: UInt64) -> [Int] {
      World(seed: seed).run {
        let sources = [
          GKRandomSource.sharedRandom(), GKARC4RandomSource(), GKMersenneTwisterRandomSource(),
          GKLinearCongruentialRandomSource(),
        ]
        return sources.map { $0.nextInt() } + [GKRandomDistribution.d20().nextInt()]
      }
    }
    #expect(numbers(1) == numbers(1))
    #expect(numbers(1) != numbers(2))
  }

  @Test("Bounded integers, fractions and Boolean values are in their ranges, and all occur")
  func ranges() {
    let source = GKMersenneTwisterRandomSource(seed: 3)
    var counts = [0, 0, 0, 0, 0]
    for _ in 0..<5000 { counts[source.nextInt(upperBound: 5)] += 1 }
    for count in counts { #expect((850...1150).contains(count)) }
    #expect(source.nextInt(upperBound: 1) == 0)
    #expect(source.nextInt(upperBound: -4) == 0)
    let fractions = (0..<1000).map { _ in source.nextUniform() }
    #expect(fractions.allSatisfy { (0..<1).contains($0) })
    #expect((430...570).contains((0..<1000).count { _ in source.nextBool() }))
  }

  @Test("A shuffled array has the same objects, in the order of the source")
  func shuffling() {
    let source = GKLinearCongruentialRandomSource(seed: 11)
    let shuffled = source.arrayByShufflingObjects(in: Array(0..<52)) as? [Int] ?? []
    #expect(shuffled.sorted() == Array(0..<52))
    #expect(shuffled != Array(0..<52))
    let again = GKLinearCongruentialRandomSource(seed: 11)
    #expect((Array(0..<52) as NSArray).shuffled(using: again) as? [Int] == shuffled)
  }

  @Test("A shuffled distribution returns each integer once before it repeats one")
  func deck() {
    let deck = GKShuffledDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 5), lowestValue: -2, highestValue: 7)
    for _ in 0..<20 {
      #expect((0..<10).map { _ in deck.nextInt() }.sorted() == Array(-2...7))
    }
  }

  @Test("A Gaussian distribution has its mean and deviation, and three deviations at most")
  func gaussian() {
    let bell = GKGaussianDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 9), mean: 100, deviation: 10)
    #expect((bell.lowestValue, bell.highestValue) == (70, 130))
    let values = (0..<4000).map { _ in Double(bell.nextInt()) }
    let mean = values.reduce(0, +) / 4000
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 4000
    #expect(abs(mean - 100) < 0.7)
    #expect(abs(variance.squareRoot() - 10) < 0.5)
    #expect(values.allSatisfy { (70...130).contains($0) })
  }

  @Test("Distributions of a die")
  func dice() {
    let die = GKRandomDistribution(forDieWithSideCount: 6)
    #expect(die.numberOfPossibleOutcomes == 6)
    #expect((0..<200).allSatisfy { _ in (1...6).contains(die.nextInt()) })
    #expect((0..<200).allSatisfy { _ in (1...2).contains(die.nextInt(upperBound: 3)) })
    #expect(die.nextInt(upperBound: 0) == 1)
    #expect(type(of: GKShuffledDistribution.d6()) == GKShuffledDistribution.self)
  }
}
