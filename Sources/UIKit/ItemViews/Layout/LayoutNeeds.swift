/// The work to be done in the next layout pass of an item view.
struct LayoutNeeds: OptionSet {
  let rawValue: Int

  /// Everything must be reloaded: a reload was requested, or the view is new.
  static let reload = LayoutNeeds(rawValue: 1 << 0)
  /// The layout must be prepared after an invalidation.
  static let preparation = LayoutNeeds(rawValue: 1 << 1)
  /// The layout must be prepared for new bounds. It is not called for further changes of the bounds until then.
  static let boundsPreparation = LayoutNeeds(rawValue: 1 << 2)
  /// The elements must be queried after the layout was prepared.
  static let query = LayoutNeeds(rawValue: 1 << 3)
  /// The offset must be moved into range after a change of the data, as soon as the new content size is calculated.
  static let offsetInRange = LayoutNeeds(rawValue: 1 << 4)
  /// The offset must be compared with the content size, which has become smaller.
  static let offsetCheck = LayoutNeeds(rawValue: 1 << 5)
  /// The subviews must be reordered, because the position of a view in the paint order has changed.
  static let viewOrder = LayoutNeeds(rawValue: 1 << 6)
  /// The pass must be repeated, because a cell's preferred size changed the layout. Passes are repeated until the sizes
  /// are stable.
  static let sizes = LayoutNeeds(rawValue: 1 << 7)
  /// The titles of the index must be requested from the data source.
  static let indexTitles = LayoutNeeds(rawValue: 1 << 8)
  /// The row heights of a table view must be requested again.
  static let heights = LayoutNeeds(rawValue: 1 << 9)

  /// All work for a new view.
  static let everything: LayoutNeeds = [.reload, .preparation, .query, .indexTitles]
}
