// Observers of a player's time, its states, and the assets behind URLs.

import Foundation
import SegueImages
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TimeObserverTests {
  private let world = World()

  private func time(_ seconds: Double) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: 600)
  }

  @Test("a periodic observer is called at multiples, and when the player starts, moves and ends")
  func periodic() throws {
    let player = AVPlayer(playerItem: AVPlayerItem(clip: try PlayerTests.clip(10)))
    var calls: [[Double]] = []
    let token = world.run {
      player.addPeriodicTimeObserver(forInterval: time(0.4), queue: .main) { time in
        calls.append([CACurrentMediaTime(), (time.seconds * 1e6).rounded() / 1e6])
      }
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(calls == [[0, 0]])
    world.run { player.rate = 2 }
    try world.advance(to: VirtualTime(seconds: 1.3))
    #expect(calls == [[0, 0], [1, 0], [1.2, 0.4]])
    calls = []
    world.run { player.seek(to: time(0.3)) }
    try world.advance(to: VirtualTime(seconds: 5))
    #expect(calls == [[1.3, 0.3], [1.35, 0.4], [1.55, 0.8], [1.65, 1]])
    calls = []
    world.run {
      player.removeTimeObserver(token)
      player.seek(to: .zero)
      player.play()
    }
    try world.advance(to: VirtualTime(seconds: 9))
    #expect(calls.isEmpty)
  }

  @Test("a boundary observer is called at its times, in each round and in both directions")
  func boundary() throws {
    let item = AVPlayerItem(clip: try PlayerTests.clip(10))
    let player = AVQueuePlayer(playerItem: item)
    var calls: [Double] = []
    let times = [0.75, 0.25].map { NSValue(time: time($0)) }
    let looper = world.run {
      _ = player.addBoundaryTimeObserver(forTimes: times, queue: nil) {
        calls.append((CACurrentMediaTime() * 1e6).rounded() / 1e6)
      }
      player.play()
      return AVPlayerLooper(player: player, templateItem: item)
    }
    try world.advance(to: VirtualTime(seconds: 2.5))
    #expect(calls == [0.25, 0.75, 1.25, 1.75, 2.25])
    world.run {
      looper.disableLooping()
      player.rate = -1
    }
    try world.advance(to: VirtualTime(seconds: 5))
    #expect(calls.dropFirst(5) == [2.75])
    #expect(looper.status == .cancelled)
  }

  @Test("the item of a file is ready in the next turn; its state and the player's are observed")
  func states() throws {
    let url = try SampleSounds.file(SampleSounds.wav(0.5))
    defer { try? FileManager.default.removeItem(at: url) }
    let item = AVPlayerItem(url: url)
    var states: [AVPlayerItem.Status] = []
    var controls: [AVPlayer.TimeControlStatus] = []
    let watch = item.observe(\.status, options: [.new, .initial]) { item, _ in
      states.append(item.status)
    }
    let player = world.run { AVPlayer(playerItem: item) }
    let other = player.observe(\.timeControlStatus) { player, _ in
      controls.append(player.timeControlStatus)
    }
    defer { for observation in [watch, other] { observation.invalidate() } }
    #expect(states == [.unknown])
    world.run { player.play() }
    try world.advance(to: .zero)
    #expect(states == [.unknown, .readyToPlay])
    #expect(item.duration == time(0.5) && item.presentationSize == .zero)
    #expect(item.asset.tracks(withMediaType: .audio).count == 1)
    #expect(item.asset.tracks(withMediaType: .video).isEmpty)
    #expect(item.loadedTimeRanges.first?.timeRangeValue.duration == time(0.5))
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(controls == [.playing, .paused])
    #expect(world.run { player.currentTime() } == time(0.5))
  }

  private final class Observer: UIResponder {
    var values: [Int] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if let number = change?[.newKey] as? NSNumber { values.append(number.intValue) }
    }
  }

  @Test("observers by name receive the numbers of states, as in Objective-C")
  func named() throws {
    let url = try SampleSounds.file(SampleSounds.wav(0.5))
    defer { try? FileManager.default.removeItem(at: url) }
    let (item, observer) = (AVPlayerItem(url: url), Observer())
    world.run {
      item.addObserver(observer, forKeyPath: "status", options: [.new, .initial], context: nil)
    }
    let player = world.run { AVPlayer(playerItem: item) }
    try world.advance(to: .zero)
    #expect(observer.values == [0, 1] && player.status == .readyToPlay)
    item.removeObserver(observer, forKeyPath: "status")
  }

  @Test("what cannot be read fails, and a player of it waits without an end")
  func failures() throws {
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4"))
    let player = world.run { AVPlayer(playerItem: item) }
    world.run { player.play() }
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(item.status == .failed && item.duration.isIndefinite && item.duration.seconds.isNaN)
    #expect((item.error as? NSError)?.domain == AVFoundationErrorDomain)
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .noItemToPlay)
  }

  @Test("a queue plays its items one after the other")
  func queue() throws {
    let items = try [2, 3].map { AVPlayerItem(clip: try PlayerTests.clip($0)) }
    let player = AVQueuePlayer(items: items)
    world.run { player.play() }
    #expect(player.items() == items)
    try world.advance(to: VirtualTime(seconds: 0.3))
    #expect(player.currentItem === items[1] && player.rate == 1)
    #expect(abs(world.run { player.currentTime().seconds } - 0.1) < 1e-6)
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(player.currentItem === items[1] && player.rate == 0)
    #expect(player.canInsert(items[0], after: nil) && !player.canInsert(items[1], after: nil))
  }

  @Test("a generator returns the image at a time, no larger than asked")
  func images() throws {
    let generator = AVAssetImageGenerator(asset: AVPlayerItem(clip: try PlayerTests.clip(5)).asset)
    var actual = CMTime.zero
    let image = try generator.copyCGImage(at: time(0.25), actualTime: &actual)
    #expect((image.width, image.height) == (4, 2) && actual == time(0.25))
    #expect(image.bitmap?.pixels[0, 0].red == 32)
    generator.maximumSize = CGSize(width: 2, height: 0)
    #expect(try generator.copyCGImage(at: .zero, actualTime: nil).width == 2)
    let sound = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/nowhere.mp4")))
    #expect(throws: NSError.self) { try sound.copyCGImage(at: .zero, actualTime: nil) }
  }

  @Test("values of assets are loaded")
  func loading() async throws {
    let asset = AVPlayerItem(clip: try PlayerTests.clip(5)).asset
    #expect(try await asset.load(.duration) == time(0.5))
    let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
    #expect(duration == time(0.5) && isPlayable)
    let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
    #expect(try await track.load(.naturalSize) == CGSize(width: 4, height: 2))
    #expect(track.nominalFrameRate == 10)
  }
}
