// Random numbers in a file that imports UIKit alone. (This file must not import Foundation;
// `RandomNumberBesideFoundationTests` does.)

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct RandomNumberTests {
  /// Draws random numbers in every available way.
  static func draws() -> [String] {
    var generator = SystemRandomNumberGenerator()
    var order = Array(0..<10)
    order.shuffle()
    return [
      "\(Int.random(in: 0..<1_000_000)) \(UInt8.random(in: 0...255)) \(Int64.random(in: -9...9))",
      "\(Double.random(in: 0..<1)) \(CGFloat.random(in: -1...1)) \(Float.random(in: 0...1))",
      "\(Bool.random()) \(Array(0..<100).randomElement() ?? -1) \((0..<9).shuffled()) \(order)",
      "\(arc4random()) \(arc4random_uniform(1000)) \(drand48()) \(random()) \(rand())",
      "\(UUID().uuidString) \(generator.next()) \(Int.random(in: 0..<99, using: &generator))",
    ]
  }

  private func draws(seed: UInt64) -> [String] { World(seed: seed).run { Self.draws() } }

  @Test("The same seed gives the same numbers, and another seed gives others")
  func seeds() {
    #expect(draws(seed: 0) == draws(seed: 0))
    for (one, other) in zip(draws(seed: 0), draws(seed: 1)) { #expect(one != other) }
  }

  @Test("The numbers are SplitMix64's, whatever else runs")
  func published() {
    // The first words of SplitMix64 from seed 1234567, as its authors' reference code prints them.
    let words = World(seed: 1_234_567).run {
      (0..<5).map { _ in SegueRandomNumberGenerator.next() }
    }
    #expect(
      words == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("Outside a world, random numbers are the machine's")
  func outside() { #expect(Self.draws() != Self.draws()) }

  @Test("A seed that code sets is mixed with the world's")
  func reseeding() {
    func draw(_ world: UInt64, _ seed: Int) -> [UInt32] {
      World(seed: world).run {
        _ = arc4random()
        srand48(seed)
        return (0..<4).map { _ in arc4random() }
      }
    }
    #expect(draw(0, 5) == draw(0, 5))
    #expect(draw(0, 5) != draw(0, 6) && draw(0, 5) != draw(1, 5))
  }

  @Test("Bounds are respected, and every number occurs")
  func bounds() {
    World(seed: 3).run {
      #expect(arc4random_uniform(0) == 0 && arc4random_uniform(1) == 0)
      #expect(Set((0..<400).map { _ in arc4random_uniform(7) }) == Set(0..<7))
      #expect((0..<400).allSatisfy { _ in (0..<1).contains(drand48()) && rand() >= 0 })
      #expect([Int]().randomElement() == nil)
    }
  }

  @Test("Identifiers are of version 4 and the usual variant")
  func identifiers() {
    World().run {
      for _ in 0..<50 {
        let bytes = UUID().uuid
        #expect(bytes.6 >> 4 == 4 && bytes.8 >> 6 == 2)
      }
    }
  }
}
