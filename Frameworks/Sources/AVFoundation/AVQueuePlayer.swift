import Foundation

/// A player that plays several items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  /// Creates a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  /// Creates a player.
  ///
  /// - Parameter items: The items, in their order.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    queue = items
    actionAtItemEnd = .advance
  }
  /// Creates a player of an item.
  ///
  /// - Parameter item: The item, or nil.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queue = item.map { [$0] } ?? []
    actionAtItemEnd = .advance
  }

  /// Returns the items that are not over, the current one first.
  ///
  /// - Returns: The items.
  open func items() -> [AVPlayerItem] { queue }
  /// Ends the current item, and continues with the next one.
  open func advanceToNextItem() {
    // There is no current item after it was replaced by nil.
    if let first = queue.first, first === currentItem { queue.removeFirst() }
    super.replaceCurrentItem(with: queue.first)
  }
  /// Replaces the current item. The items behind it remain. An item of the queue becomes the current one, and is no longer at its
  /// place.
  ///
  /// - Parameter item: The item, or nil, which ends the current item, and leaves the next one for `advanceToNextItem()` or `insert`.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if let currentItem, item !== currentItem { queue.removeAll { $0 === currentItem } }
    if let item, queue.first !== item {
      queue.removeAll { $0 === item }
      queue.insert(item, at: 0)
    }
    super.replaceCurrentItem(with: item)
  }
  /// Returns whether an item can be inserted.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - afterItem: The item before it, or nil for the end.
  /// - Returns: `false` if the queue has the item already, or if it does not have `afterItem`.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains(item) && (afterItem.map { queue.contains($0) } ?? true)
  }
  /// Inserts an item. An item that the queue has already is not inserted again, nor is one behind an item that the queue does not
  /// have.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - afterItem: The item before it, or nil for the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if currentItem == nil { super.replaceCurrentItem(with: queue.first) }
  }
  /// Removes an item. If it is the current one, the player continues with the next.
  ///
  /// - Parameter item: The item.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { return advanceToNextItem() }
    queue.removeAll { $0 === item }
  }
  /// Removes all items, and stops.
  open func removeAllItems() {
    queue = []
    super.replaceCurrentItem(with: nil)
  }

  override func advance(_ rate: Float) {
    advanceToNextItem()
    guard currentItem != nil else { return }
    // An item that cannot be played posts its notification, and the queue continues behind it, as on iOS.
    self.rate = rate
    if self.rate == 0, currentItem?.playback == nil, !queue.isEmpty { advance(rate) }
  }
}

/// Repeats the item of a player until it is disabled.
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  /// The number of times that the item was played to its end.
  open private(set) var loopCount = 0

  /// Creates a looper, and puts the item into the player.
  ///
  /// - Parameters:
  ///   - player: The player, which the looper does not retain.
  ///   - itemToLoop: The item. The player plays it itself, and not copies as on iOS.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    if player.currentItem !== itemToLoop {
      player.removeAllItems()
      player.insert(itemToLoop, after: nil)
    }
    player.repeatsItem = { [weak self] in
      guard let self else { return false }
      loopCount += 1
      return true
    }
  }

  /// Ends the repetition. The current one is played to its end.
  open func disableLooping() { player?.repeatsItem = nil }
}
