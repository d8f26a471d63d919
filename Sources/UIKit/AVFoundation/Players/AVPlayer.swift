// Playback on the world's clock. The player stores when playback began and at which rate; the image
// at an instant follows from that.

import Foundation
import SegueWorld

/// An object that plays a movie or a sound, silently.
@preconcurrency @MainActor
open class AVPlayer: NSObject, SegueKeyValueSource {
  /// The player's behavior at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The player advances to the next item. Without one, it pauses.
    case advance
    /// The player pauses and shows the last image.
    case pause
    /// The player continues and shows the last image.
    case none
  }

  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// The player is paused.
    case paused
    /// The player would play, but has nothing that can be played.
    case waitingToPlayAtSpecifiedRate
    /// The player plays.
    case playing
  }

  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown
    /// The player can play.
    case readyToPlay
    /// The player cannot play any more.
    case failed
  }

  /// The item that is being played.
  open private(set) var currentItem: AVPlayerItem? {
    didSet { _didChange(\AVPlayer.currentItem) }
  }
  /// The behavior at the end of the item. The default is `pause`.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// A Boolean value that indicates whether sound is muted. It has no effect: there is no sound.
  open var isMuted = false
  /// The volume. It has no effect: there is no sound.
  open var volume: Float = 1
  /// The rate at which `play()` plays.
  open var defaultRate: Float = 1
  /// A Boolean value that indicates whether the player waits for data. It has no effect: everything
  /// is in memory.
  open var automaticallyWaitsToMinimizeStalling = true
  /// A Boolean value that indicates whether another screen may show the movie. It has no effect.
  open var allowsExternalPlayback = true
  /// A Boolean value that indicates whether another screen shows the movie. It never does.
  open var isExternalPlaybackActive: Bool { false }
  /// A Boolean value that indicates whether the screen stays on. It has no effect.
  open var preventsDisplaySleepDuringVideoPlayback = true

  private var clock: MediaClock
  private var endEvent: World.EventToken?
  private var observers: [TimeObserver] = []

  /// Creates a player for `item`.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    clock = MediaClock(duration: item?.seconds ?? 0)
    super.init()
    take(item)
  }

  /// Creates a player for what is at a URL: a file, or an address that the folder of responses
  /// answers.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player without an item.
  public override convenience init() { self.init(playerItem: nil) }

  private func take(_ item: AVPlayerItem?) {
    item?.player = self
    item?.prepare()
  }

  /// Replaces the item and plays the new one from its beginning, at the same rate.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    var new = MediaClock(duration: item?.seconds ?? 0)
    (new.anchor, new.rate, new.loops) = (CACurrentMediaTime(), clock.rate, clock.loops)
    clock = new
    take(item)
    clockDidChange()
  }

  /// The playback rate, in seconds of the movie per second. Negative rates play backward; 0 pauses.
  open var rate: Float {
    get { Float(clock.rate) }
    set { set(rate: newValue.isFinite ? Double(newValue) : 0) }
  }

  /// The playback rate without rounding to `Float`.
  package final var exactRate: Double {
    get { clock.rate }
    set { set(rate: newValue.isFinite ? newValue : 0) }
  }

  private func set(rate: Double) {
    change { $0.rate = rate }
    _didChange(\AVPlayer.rate)
  }

  /// A Boolean value that indicates whether the movie repeats at its end, without a gap.
  package final var loops: Bool {
    get { clock.loops }
    set { change { $0.loops = newValue } }
  }

  /// Whether the player can play. It always can.
  open var status: Status { .readyToPlay }
  /// Why the player cannot play. It always can.
  open var error: (any Error)? { nil }
  /// Whether the player plays.
  open var timeControlStatus: TimeControlStatus {
    if clock.rate == 0 { return .paused }
    return clock.duration > 0 ? .playing : .waitingToPlayAtSpecifiedRate
  }
  /// Why the player waits.
  open var reasonForWaitingToPlay: WaitingReason? {
    timeControlStatus == .waitingToPlayAtSpecifiedRate ? .noItemToPlay : nil
  }

  /// Starts playback at the default rate.
  open func play() { rate = defaultRate }
  /// Starts playback at a rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Pauses playback at the current image.
  open func pause() { rate = 0 }
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

  /// Moves playback to `time`. Seeking is always exact.
  open func seek(to time: CMTime) {
    seek(toSeconds: time == .positiveInfinity ? 1e9 : time.seconds)
    NotificationCenter.ofApp.post(
      name: AVPlayerItem.timeJumpedNotification, object: currentItem)
  }

  /// Moves playback to `time`. Seeking is always exact; the tolerances are ignored.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Moves playback to a time in seconds.
  package final func seek(toSeconds seconds: Double) {
    change { $0.place = seconds.isFinite ? seconds : 0 }
  }

  // MARK: The clock

  private func change(_ update: (inout MediaClock) -> Void) {
    clock.change(atSeconds: CACurrentMediaTime(), update)
    clockDidChange()
  }

  private func clockDidChange() {
    scheduleEnd()
    for observer in observers {
      schedule(observer)
      if case .every = observer.times { notify(observer) }
    }
  }

  private func scheduleEnd() {
    let world = World.current
    if let endEvent { world.cancel(endEvent) }
    endEvent = nil
    guard clock.duration > 0, let end = clock.end, end.isFinite, end < 1e9 else { return }
    endEvent = world.schedule(at: VirtualTime(seconds: max(end, 0))) { [weak self] in
      self?.finish()
    }
  }

  private func finish() {
    endEvent = nil
    let (item, isForward) = (currentItem, clock.rate > 0)
    let continues = actionAtItemEnd == .none || (isForward && hasNextItem)
    if !continues { set(rate: 0) }
    guard isForward else { return }
    NotificationCenter.ofApp.post(
      name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    if currentItem === item { itemDidEnd() }
  }

  /// A Boolean value that indicates whether another item follows when one has ended.
  var hasNextItem: Bool { false }
  /// Called when an item has played to its end.
  func itemDidEnd() {}

  // MARK: Observers of time

  final func add(_ observer: TimeObserver) {
    observers.append(observer)
    schedule(observer)
  }

  /// Ends the calls of an observer.
  /// - Parameter observer: What the method that added it has returned.
  open func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    if let event = observer.event { World.current.cancel(event) }
    observers.removeAll { $0 === observer }
  }

  /// Calls an observer in the next turn of the main queue.
  final func notify(_ observer: TimeObserver) {
    World.current.scheduleNow { [weak self, weak observer] in
      guard let self, let observer, observers.contains(where: { $0 === observer }) else { return }
      observer.action(currentTime())
    }
  }

  /// Schedules the next call of an observer.
  private func schedule(_ observer: TimeObserver) {
    let world = World.current
    if let event = observer.event { world.cancel(event) }
    observer.event = nil
    let (rate, duration) = (clock.rate, clock.duration)
    guard rate != 0, duration > 0 else { return }
    let now = CACurrentMediaTime()
    let place = clock.place(atSeconds: now)
    let due = observer.next(after: place, isForward: rate > 0, duration: duration)
    // A movie that repeats is followed into its next round.
    guard let target = due ?? (clock.loops ? (rate > 0 ? duration : 0) : nil) else { return }
    let time = VirtualTime(seconds: now + (target - place) / rate)
    observer.event = world.schedule(at: max(time, world.now + VirtualTime(nanoseconds: 1))) {
      [weak self, weak observer] in
      guard let self, let observer else { return }
      schedule(observer)
      if due != nil { observer.action(currentTime()) }
    }
  }
}

extension AVPlayer {
  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// Creates a reason.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// There is nothing that can be played.
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    /// Playback would stall soon.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The speed of the network is being measured.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
  }
}
