// Effects of symbols: how they move, when they end, and what remains.

import Foundation
import SegueTiming
import SegueWorld
import Testing

@testable import UIKit

@Suite @MainActor struct SymbolEffectTests {
  let world = World()
  private let view: UIImageView

  init() {
    let world = world
    view = world.run { UIImageView(image: UIImage(systemName: "heart")) }
  }

  private func shown(_ path: String) -> Double {
    let value = view.layer.presentationValue(
      forKeyPath: path, atSeconds: world.now.seconds)
    guard case .number(let number)? = value else { return .nan }
    return number
  }

  private var contents: AnyObject? {
    world.run { view.layer.presentation()?.contents as AnyObject? }
  }

  private func advance(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  @Test("Bouncing grows and ends with its completion")
  func bounce() throws {
    var ended: [Bool] = []
    world.run {
      view.addSymbolEffect(.bounce) { ended.append($0.isFinished && $0.effect != nil) }
    }
    try advance(to: 0.18)
    #expect(abs(shown("transform.scale.x") - 1.2) < 1e-6 && ended.isEmpty)
    try advance(to: 0.7)
    #expect(shown("transform.scale.x") == 1 && ended == [true] && view.layer.animations.isEmpty)
    world.run { view.addSymbolEffect(.bounce.down, options: .speed(2).repeat(2)) }
    try advance(to: 0.79)
    #expect(abs(shown("transform.scale.x") - 0.8) < 1e-6)
    try advance(to: 1.09)
    #expect(abs(shown("transform.scale.x") - 0.8) < 1e-6)
    try advance(to: 1.31)
    #expect(view.layer.animations.isEmpty)
  }

  @Test("Pulsing goes on until it is removed, and then ends with its cycle")
  func pulse() throws {
    world.run {
      view.alpha = 0.5
      view.addSymbolEffect(.pulse)
    }
    try advance(to: 3)
    #expect(abs(shown("opacity") - 0.15) < 1e-6)
    var ended = 0
    world.run { view.removeSymbolEffect(ofType: .pulse) { _ in ended += 1 } }
    try advance(to: 3.3)
    #expect(shown("opacity") < 0.5 && ended == 0)
    try advance(to: 3.7)
    #expect(shown("opacity") == 0.5 && ended == 1 && view.layer.animations.isEmpty)
  }

  @Test("A scale remains, beside the transform of the view, until it is removed")
  func scale() throws {
    world.run {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.addSymbolEffect(.scale.up)
    }
    try advance(to: 5)
    #expect(abs(shown("transform.scale.x") - 2.4) < 1e-6)
    world.run { view.removeAllSymbolEffects() }
    try advance(to: 5.5)
    #expect(shown("transform.scale.x") == 2)
    world.run { view.addSymbolEffect(.scale.down, animated: false) }
    try advance(to: 5.51)
    #expect(abs(shown("transform.scale.x") - 1.6) < 1e-6)
  }

  @Test("A symbol that has disappeared is invisible until it appears")
  func appearance() throws {
    world.run { view.addSymbolEffect(.disappear) }
    try advance(to: 1)
    #expect(shown("opacity") == 0)
    world.run { view.addSymbolEffect(.appear) }
    try advance(to: 1.15)
    #expect(shown("opacity") > 0.2 && shown("opacity") < 0.8)
    try advance(to: 1.4)
    #expect(shown("opacity") == 1 && shown("transform.scale.x") == 1)
  }

  @Test("Turning passes half a turn in the middle of its cycle, and pauses between cycles")
  func rotate() throws {
    world.run { view.addSymbolEffect(.rotate, options: .repeat(.periodic(2, delay: 1))) }
    try advance(to: 0.3)
    #expect(abs(shown("transform.rotation.z") - .pi / 2) < 1e-6)
    try advance(to: 1.7)
    #expect(abs(shown("transform.rotation.z")) < 1e-6)
    try advance(to: 2.5)
    #expect(abs(shown("transform.rotation.z") - .pi / 2) < 1e-6)
    try advance(to: 4.5)
    #expect(view.layer.animations.isEmpty)
  }

  @Test("One symbol replaces another in the middle of the effect")
  func replace() throws {
    let star = try #require(world.run { UIImage(systemName: "star") })
    let old = view.layer.contents as AnyObject?
    var ended = 0
    world.run {
      view.setSymbolImage(star, contentTransition: .replace.downUp) { _ in ended += 1 }
    }
    #expect(view.image === star)
    try advance(to: 0.1)
    #expect(contents === old && shown("transform.scale.x") < 1 && shown("opacity") < 1)
    try advance(to: 0.3)
    #expect(contents !== old && contents != nil && ended == 0)
    try advance(to: 0.5)
    #expect(shown("opacity") == 1 && ended == 1 && view.layer.animations.isEmpty)
  }

  @Test("Other images have no effects")
  func images() {
    world.run {
      view.image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      view.addSymbolEffect(.wiggle)
      #expect(view.layer.animations.isEmpty)
    }
  }

  @Test("The symbol of a bar button has effects while a bar shows it")
  func barButton() throws {
    let sample = BarSample()
    let item = sample.world.run {
      UIBarButtonItem(
        image: UIImage(systemName: "heart"), style: .plain, target: nil, action: nil)
    }
    sample.run { sample.a.navigationItem.rightBarButtonItem = item }
    try sample.advance(to: 0.1)
    sample.run { item.addSymbolEffect(.bounce) }
    let shown = sample.bar.all(UIImageView.self).filter { !$0.layer.animations.isEmpty }
    #expect(shown.count == 1 && shown.first?.image?.isSymbolImage == true)
  }
}
