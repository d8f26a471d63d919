// Players of several items, and of one item without end.

import Foundation

/// A player of items, one after the other.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var following: [AVPlayerItem] = []

  /// Creates a player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    following = Array(items.dropFirst())
  }

  /// Creates a player of one item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// Returns the items from the current one on.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + following }

  /// Plays the next item. Without one, the player has no item afterwards.
  open func advanceToNextItem() {
    replaceCurrentItem(with: following.isEmpty ? nil : following.removeFirst())
  }

  /// Returns whether an item can be inserted: it can, unless it is among the items already.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// Inserts an item behind another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    if let afterItem, afterItem === currentItem {
      following.insert(item, at: 0)
    } else if let afterItem, let index = following.firstIndex(where: { $0 === afterItem }) {
      following.insert(item, at: index + 1)
    } else {
      following.append(item)
    }
    item.prepare()
  }

  /// Removes an item. The next one follows if it is the current one.
  open func remove(_ item: AVPlayerItem) {
    following.removeAll { $0 === item }
    if item === currentItem { advanceToNextItem() }
  }

  /// Removes all items.
  open func removeAllItems() {
    following = []
    replaceCurrentItem(with: nil)
  }

  override var hasNextItem: Bool { actionAtItemEnd == .advance && !following.isEmpty }
  override func itemDidEnd() { if hasNextItem { advanceToNextItem() } }
}

/// An object that plays an item repeatedly.
@preconcurrency @MainActor
public final class AVPlayerLooper: NSObject {
  /// Whether a looper plays.
  public enum Status: Int, Sendable {
    /// It is not known yet.
    case unknown
    /// The looper plays.
    case ready
    /// The looper cannot play.
    case failed
    /// Looping has been disabled.
    case cancelled
  }

  private weak var player: AVPlayer?
  /// Whether the looper plays.
  public private(set) var status = Status.ready
  /// The item that is repeated.
  public let loopingPlayerItems: [AVPlayerItem]

  /// Creates a looper that makes `player` play `itemToLoop` without end.
  public init(player: AVPlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    loopingPlayerItems = [itemToLoop]
    super.init()
    if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
    player.loops = true
  }

  /// Stops looping when the current repetition ends.
  public func disableLooping() {
    player?.loops = false
    status = .cancelled
  }
}
