// Playing on the world's clock. The player keeps when it began and how fast it goes; which picture shows
// at an instant follows from that.

import Foundation

/// Plays a movie, without sound.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// What happens at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item is played; there is none, so it pauses.
    case advance
    /// It pauses on the last picture.
    case pause
    /// It goes on, and shows the last picture.
    case none
  }

  /// The movie.
  public private(set) var currentItem: AVPlayerItem?
  /// What happens at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Kept; there is no sound.
  open var isMuted = false
  /// Kept; there is no sound.
  open var volume: Float = 1

  private var clock: MediaClock
  private var endEvent: World.EventToken?

  /// Plays `item`.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    clock = MediaClock(duration: item?.clip.duration ?? 0)
    super.init()
  }

  /// A player without a movie.
  public override convenience init() { self.init(playerItem: nil) }

  /// Plays another movie from its beginning, at the same rate.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    var new = MediaClock(duration: item?.clip.duration ?? 0)
    (new.anchor, new.rate, new.loops) = (CACurrentMediaTime(), clock.rate, clock.loops)
    clock = new
    scheduleEnd()
  }

  /// Seconds of the movie for each second; negative ones go backwards, 0 pauses.
  open var rate: Float {
    get { Float(clock.rate) }
    set { change { $0.rate = newValue.isFinite ? Double(newValue) : 0 } }
  }

  /// `rate` without the rounding to `Float`.
  package final var exactRate: Double {
    get { clock.rate }
    set { change { $0.rate = newValue.isFinite ? newValue : 0 } }
  }

  /// Whether the movie begins anew at its end, without a gap.
  package final var loops: Bool {
    get { clock.loops }
    set { change { $0.loops = newValue } }
  }

  /// Plays at the movie's own speed.
  open func play() { rate = 1 }
  /// Stops at what shows.
  open func pause() { rate = 0 }

  /// Goes to `time`; the picture there is exact.
  open func seek(to time: CMTime) { seek(toSeconds: time.seconds) }

  /// Goes to `time`; the picture there is exact, whatever the tolerances.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Goes to `time`, and has `completionHandler` run with true.
  open func seek(to time: CMTime, completionHandler: @escaping @MainActor (Bool) -> Void) {
    seek(to: time)
    let world = World.current
    world.schedule(at: world.now) { completionHandler(true) }
  }

  /// Goes to a place in seconds.
  package final func seek(toSeconds seconds: Double) {
    change { $0.place = seconds.isFinite ? seconds : 0 }
  }

  /// Where it is.
  open func currentTime() -> CMTime {
    CMTime(
      seconds: clock.place(atSeconds: CACurrentMediaTime()), preferredTimescale: 1_000_000_000)
  }

  /// The picture that shows at `seconds` of world time; nil without a movie, or where the movie is
  /// damaged, which the clip then knows.
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

/// Plays a movie again and again.
@preconcurrency @MainActor
public final class AVPlayerLooper: NSObject {
  private weak var player: AVPlayer?

  /// Has `player` play `itemToLoop` without end.
  public init(player: AVPlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
    player.loops = true
  }

  /// Lets the round under way be the last.
  public func disableLooping() { player?.loops = false }
}

/// A player, under the name that loopers want; it plays one movie.
@preconcurrency @MainActor
public final class AVQueuePlayer: AVPlayer {}
