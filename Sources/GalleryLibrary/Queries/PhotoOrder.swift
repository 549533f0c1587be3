/// The order in which photos are shown, and the groups into which they are divided.
package struct PhotoOrder: Hashable, Sendable {
  /// The properties by which photos are sorted. The raw values are stored.
  package enum Key: Int64, CaseIterable, Sendable {
    /// The order that the user gave the photos of an album. Other photos are sorted from the newest to the oldest.
    case own = 0
    /// From the newest to the oldest.
    case newest = 1
    /// From the oldest to the newest.
    case oldest = 2
    /// By file name, with numbers in their order.
    case name = 3
    /// From the largest to the smallest file.
    case size = 4
  }

  /// The properties by which photos are grouped. The raw values are stored.
  package enum Grouping: Int64, CaseIterable, Sendable {
    /// By month if the photos are sorted by date, and otherwise one group.
    case date = 0
    /// By maker and model of the camera. Photos without a camera are the last group.
    case camera = 1
    /// By kind: photos, GIFs, videos.
    case kind = 2
  }

  /// The property by which photos are sorted.
  package var key = Key.own
  /// The property by which photos are grouped.
  package var grouping = Grouping.date

  /// Creates an order. By default, the photos of an album are in the order that the user gave them, and other photos are sorted
  /// from the newest to the oldest and grouped by month.
  package init(key: Key = .own, grouping: Grouping = .date) {
    self.key = key
    self.grouping = grouping
  }

  /// Creates an order from the number that the database stores. Unknown values are replaced by the defaults.
  init(number: Int64) {
    self.init(key: Key(rawValue: number & 15) ?? .own, grouping: Grouping(rawValue: number >> 4) ?? .date)
  }

  /// The number that the database stores: the raw value of the key in the lower four bits, and that of the grouping above.
  var number: Int64 { key.rawValue | grouping.rawValue << 4 }

  /// Returns whether the database has an index of the order, so that the photos need not be read to sort them.
  func isIndexed(_ scope: Timeline.Scope) -> Bool {
    guard grouping == .date else { return false }
    return scope.isAlbum ? key == .own : [.own, .newest, .oldest].contains(key)
  }
}
