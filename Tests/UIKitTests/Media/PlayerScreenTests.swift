// The player screen of AVKit: its controls, their texts, and when they go.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct PlayerScreenTests {
  private let bars = BarSample()

  /// Presents a player screen of 40 seconds of sound, which has appeared after a second.
  private func present(seconds: Double = 40) throws -> AVPlayerViewController {
    let url = try SampleSounds.file(SampleSounds.wav(seconds))
    defer { try? FileManager.default.removeItem(at: url) }
    let screen = bars.world.run {
      let screen = AVPlayerViewController()
      screen.player = AVPlayer(url: url)
      return screen
    }
    try bars.advance(to: 0.1)
    bars.run { bars.a.present(screen, animated: true) }
    try bars.advance(to: 1)
    return screen
  }

  private func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    (view as? Kind).map { [$0] } ?? view.subviews.flatMap { views(kind, in: $0) }
  }

  private func texts(_ screen: AVPlayerViewController) -> [String] {
    views(UILabel.self, in: screen.view).compactMap(\.text).filter { $0.contains(":") }
  }

  private func tap(_ view: UIView) {
    let frame = bars.world.run { view.convert(view.bounds, to: nil) }
    bars.tap(frame.midX, frame.midY)
  }

  @Test("buttons play, skip and pause, and the slider and the times follow")
  func controls() throws {
    let screen = try present()
    let player = try #require(screen.player)
    let buttons = views(UIButton.self, in: screen.view)
    #expect(buttons.count == 4 && screen.modalPresentationStyle == .fullScreen)
    #expect(texts(screen) == ["00:00", "-00:40"])
    tap(buttons[2])
    try bars.advance(to: 2)
    #expect(player.rate == 1)
    tap(buttons[3])
    try bars.advance(to: 4)
    #expect(texts(screen) == ["00:18", "-00:22"])
    let slider = try #require(views(UISlider.self, in: screen.view).first)
    #expect(abs(slider.value * 40 - 18) < 0.1)
    tap(buttons[1])
    try bars.advance(to: 4.5)
    tap(buttons[2])
    try bars.advance(to: 5)
    #expect(player.rate == 0 && texts(screen)[0] == "00:03")
  }

  @Test("the controls go while the movie plays, return at a touch, and stay while it is paused")
  func hiding() throws {
    let screen = try present()
    let slider = try #require(views(UISlider.self, in: screen.view).first)
    try bars.advance(to: 8)
    #expect(slider.alpha == 1)
    bars.run { screen.player?.play() }
    try bars.advance(to: 10)
    #expect(slider.alpha == 1)
    try bars.advance(to: 12)
    #expect(slider.alpha == 0)
    bars.tap(40, 200)
    try bars.advance(to: 13)
    #expect(slider.alpha == 1 && screen.player?.rate == 1)
    bars.tap(40, 200)
    try bars.advance(to: 14)
    #expect(slider.alpha == 0)
  }

  @Test("the button at the top closes a presented screen, which plays no more")
  func closing() throws {
    let screen = try present()
    bars.run { screen.player?.play() }
    try bars.advance(to: 1.5)
    let close = views(UIButton.self, in: screen.view)[0]
    #expect(!close.isHidden)
    tap(close)
    try bars.advance(to: 4)
    #expect(bars.a.presentedViewController == nil && screen.player?.rate == 0)
  }

  @Test("a screen inside another one cannot be closed, and may have no controls")
  func embedding() throws {
    let screen = bars.world.run { AVPlayerViewController() }
    try bars.advance(to: 0.1)
    bars.run {
      screen.showsPlaybackControls = false
      screen.videoGravity = .resizeAspectFill
      bars.a.addChild(screen)
      bars.a.view.addSubview(screen.view)
      screen.didMove(toParent: bars.a)
    }
    try bars.advance(to: 1)
    let close = views(UIButton.self, in: screen.view)[0]
    #expect(close.isHidden && close.superview?.isHidden == true)
    #expect((screen.view.layer as? AVPlayerLayer)?.videoGravity == .resizeAspectFill)
    #expect(!screen.isReadyForDisplay)
  }
}
