/// The distribution of tabs between a bar at the bottom and the More list.
struct TabBarItems {
  /// The largest number of items in a bar at the bottom, including the item "More".
  static let maximumCount = 5

  /// The tabs that are visible in the bar.
  let bar: [UITab]
  /// The tabs in the More list, or an empty array if all tabs are in the bar.
  let more: [UITab]

  /// Distributes tabs between the bar and the More list. If `isLimited` is `false`, the bar contains all tabs.
  init(_ tabs: [UITab], isLimited: Bool) {
    guard isLimited, tabs.count > Self.maximumCount else {
      bar = tabs
      more = []
      return
    }
    bar = Array(tabs.prefix(Self.maximumCount - 1))
    more = Array(tabs.dropFirst(Self.maximumCount - 1))
  }
}
