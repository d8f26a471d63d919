// Playback on the world's clock. The player stores when playback began and at which rate; the image
// at an instant follows from that.

import Foundation
import SegueWorld

/// An object that plays a movie, without sound.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// The player's behavior at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The player advances to the next item. Since there is none, it pauses.
    case advance
    /// The player pauses and shows the last image.
    case pause
    /// The player continues and shows the last image.
    case none
  }

  /// The item that is being played.
  open private(set) var currentItem: AVPlayerItem?
  /// The behavior at the end of the item. The default is `pause`.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// A Boolean value that indicates whether sound is muted. It has no effect: there is no sound.
  open var isMuted = false
  /// The volume. It has no effect: there is no sound.
  open var volume: Float = 1

  private var clock: MediaClock
  private var endEvent: World.EventToken?

  /// Creates a player for `item`.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    clock = MediaClock(duration: item?.clip.duration ?? 0)
    super.init()
  }

  /// Creates a player without an item.
  public override convenience init() { self.init(playerItem: nil) }

  /// Replaces the item and plays the new one from its beginning, at the same rate.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    var new = MediaClock(duration: item?.clip.duration ?? 0)
    (new.anchor, new.rate, new.loops) = (CACurrentMediaTime(), clock.rate, clock.loops)
    clock = new
    scheduleEnd()
  }

  /// The playback rate, in seconds of the movie per second. Negative rates play backward; 0 pauses.
  open var rate: Float {
    get { Float(clock.rate) }
    set { change { $0.rate = newValue.isFinite ? Double(newValue) : 0 } }
  }

  /// The playback rate without rounding to `Float`.
  package final var exactRate: Double {
    get { clock.rate }
    set { change { $0.rate = newValue.isFinite ? newValue : 0 } }
  }

  /// A Boolean value that indicates whether the movie repeats at its end, without a gap.
  package final var loops: Bool {
    get { clock.loops }
    set { change { $0.loops = newValue } }
  }

  /// Starts playback at the movie's natural rate.
  open func play() { rate = 1 }
  /// Pauses playback at the current image.
  open func pause() { rate = 0 }

  /// Moves playback to `time`. Seeking is always exact.
  open func seek(to time: CMTime) { seek(toSeconds: time.seconds) }

  /// Moves playback to `time`. Seeking is always exact; the tolerances are ignored.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Moves playback to `time` and calls `completionHandler` with `true`.
  open func seek(to time: CMTime, completionHandler: @escaping @MainActor (Bool) -> Void) {
    seek(to: time)
    let world = World.current
    world.schedule(at: world.now) { completionHandler(true) }
  }

  /// Moves playback to a time in seconds.
  package final func seek(toSeconds seconds: Double) {
    change { $0.place = seconds.isFinite ? seconds : 0 }
  }

  /// Returns the current time of the movie.
  open func currentTime() -> CMTime {
    CMTime(
      seconds: clock.place(atSeconds: CACurrentMediaTime()), preferredTimescale: 1_000_000_000)
  }

  /// Returns the image shown at `seconds` of world time. Returns `nil` without a movie or where the
  /// movie is damaged, which its clip records.
  package final func image(atSeconds seconds: Double) -> CGImage? {
    guard let clip = currentItem?.clip else { return nil }
    let index = clip.frameIndex(atSeconds: clock.place(atSeconds: seconds))
    return (try? clip.bitmap(index)).map { CGImage($0) }
  }

  private func change(_ update: (inout MediaClock) -> Void) {
    clock.change(atSeconds: CACurrentMediaTime(), update)
    scheduleEnd()
  }

  private func scheduleEnd() {
    let world = World.current
    if let endEvent { world.cancel(endEvent) }
    endEvent = nil
    guard let end = clock.end, end.isFinite, end < 1e9 else { return }
    endEvent = world.schedule(at: VirtualTime(seconds: max(end, 0))) { [weak self] in
      self?.finish()
    }
  }

  private func finish() {
    endEvent = nil
    let isForward = clock.rate > 0
    if actionAtItemEnd != .none { change { $0.rate = 0 } }
    guard isForward else { return }
    NotificationCenter.default.post(
      name: AVPlayerItem.didPlayToEndTimeNotification, object: currentItem)
  }
}

/// An object that plays an item repeatedly.
@preconcurrency @MainActor
public final class AVPlayerLooper: NSObject {
  private weak var player: AVPlayer?

  /// Creates a looper that makes `player` play `itemToLoop` without end.
  public init(player: AVPlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
    player.loops = true
  }

  /// Stops looping when the current repetition ends.
  public func disableLooping() { player?.loops = false }
}

/// The player class that loopers require. It plays a single item.
@preconcurrency @MainActor
public final class AVQueuePlayer: AVPlayer {}
