// MediaPlayer: what an app tells the system is kept, and the user has no music.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct MediaPlayerTests {
  private final class Delegate: NSObject, MPMediaPickerControllerDelegate {
    var calls = 0
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {
      calls += 1
      mediaPicker.dismiss(animated: true)
    }
  }

  @Test("what plays is kept in its world, and commands are not given")
  func nowPlaying() {
    let world = World()
    world.run {
      let center = MPNowPlayingInfoCenter.default()
      let image = UIImage()
      center.nowPlayingInfo = [
        MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyPlaybackDuration: 12.5,
        MPMediaItemPropertyArtwork: MPMediaItemArtwork(boundsSize: .zero) { _ in image },
      ]
      center.playbackState = .playing
      let kept = MPNowPlayingInfoCenter.default()
      #expect(kept.nowPlayingInfo?.count == 3 && kept.playbackState == .playing)
      let artwork = kept.nowPlayingInfo?[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork
      #expect(artwork?.image(at: .zero) === image)
      let commands = MPRemoteCommandCenter.shared()
      commands.skipForwardCommand.preferredIntervals = [15]
      let target = commands.playCommand.addTarget { _ in .success }
      commands.playCommand.removeTarget(target)
      #expect(MPRemoteCommandCenter.shared().skipForwardCommand.preferredIntervals == [15])
    }
    #expect(World().run { MPNowPlayingInfoCenter.default().nowPlayingInfo == nil })
    #expect(world.nextEventTime == nil)
  }

  @Test("the music library is denied and empty")
  func library() throws {
    let world = World()
    var answers: [MPMediaLibraryAuthorizationStatus] = []
    world.run {
      MPMediaLibrary.requestAuthorization { answers.append($0) }
      #expect(MPMediaLibrary.authorizationStatus() == .denied && answers.isEmpty)
      #expect(MPMediaQuery.songs().items?.isEmpty == true)
      #expect(MPMediaQuery.albums().collections?.isEmpty == true)
    }
    try world.advance(to: .zero)
    #expect(answers == [.denied])
  }

  @Test("the picker of music says what is missing, and is cancelled by its button")
  func picker() throws {
    let bars = BarSample()
    let delegate = Delegate()
    try bars.advance(to: 0.1)
    let picker = bars.world.run { MPMediaPickerController(mediaTypes: .music) }
    picker.delegate = delegate
    bars.run { bars.a.present(picker, animated: true) }
    try bars.advance(to: 1)
    let button = try #require(picker.view.subviews.first { $0 is UIButton })
    let frame = bars.world.run { button.convert(button.bounds, to: nil) }
    bars.tap(frame.midX, frame.midY)
    try bars.advance(to: 3)
    #expect(delegate.calls == 1 && bars.a.presentedViewController == nil)
    #expect(bars.world.diagnostics.warnings.contains { $0.contains("music library") })
  }

  @Test("a volume view contains a slider at the volume of the session")
  func volume() throws {
    let world = World()
    let view = world.run { MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 40)) }
    world.run { view.layoutIfNeeded() }
    let slider = try #require(view.subviews.first as? UISlider)
    #expect(slider.value == 1 && slider.frame == view.bounds && !slider.isHidden)
    world.run { view.showsVolumeSlider = false }
    #expect(slider.isHidden)
  }
}
