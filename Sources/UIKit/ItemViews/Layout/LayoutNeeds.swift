/// A set of work for the next layout pass of a table or collection view.
struct LayoutNeeds: OptionSet {
  let rawValue: Int

  /// Everything must be reloaded, because a reload was requested or the view has not been laid out yet.
  static let reload = LayoutNeeds(rawValue: 1 << 0)
  /// The layout must be prepared after an invalidation.
  static let preparation = LayoutNeeds(rawValue: 1 << 1)
  /// The layout must be prepared for changed bounds. Until then, the layout is not called for further changes of the
  /// bounds.
  static let boundsPreparation = LayoutNeeds(rawValue: 1 << 2)
  /// The layout must be queried for its elements after it was prepared.
  static let query = LayoutNeeds(rawValue: 1 << 3)
  /// The offset must be moved into range after a change of the data, when the content size has been calculated.
  static let offsetInRange = LayoutNeeds(rawValue: 1 << 4)
  /// The offset must be compared with its valid range, because the content has become smaller.
  static let offsetCheck = LayoutNeeds(rawValue: 1 << 5)
  /// The subviews must be reordered, because the position of a view in the paint order has changed.
  static let viewOrder = LayoutNeeds(rawValue: 1 << 6)
  /// The layout pass must be repeated, because a cell's preferred size has changed the layout. It is repeated until the sizes
  /// are stable.
  static let sizes = LayoutNeeds(rawValue: 1 << 7)
  /// The titles of the index bar must be requested from the data source.
  static let indexTitles = LayoutNeeds(rawValue: 1 << 8)
  /// The heights of a table view must all be determined again.
  static let heights = LayoutNeeds(rawValue: 1 << 9)
  /// The heights that a table view's delegate provides for rows must be requested again. Other rows keep their heights.
  static let providedHeights = LayoutNeeds(rawValue: 1 << 10)

  /// The work that changes the elements of a collection view.
  static let pendingElements: LayoutNeeds = [.reload, .preparation, .query]

  /// The work that changes the rows of a table view.
  static let pendingRows: LayoutNeeds = [.reload, .heights, .providedHeights]

  /// All work for a view that has not been laid out yet.
  static let everything: LayoutNeeds = [.reload, .preparation, .query, .indexTitles]
}
