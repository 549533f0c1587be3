/// The work to be done in the next layout pass of an item view.
struct LayoutNeeds: OptionSet {
  let rawValue: Int

  /// To reload everything: a reload was requested, or the view is new.
  static let reload = LayoutNeeds(rawValue: 1 << 0)
  /// To prepare the layout after an invalidation.
  static let preparation = LayoutNeeds(rawValue: 1 << 1)
  /// To prepare the layout after new bounds. Until then it is not asked about further bounds.
  static let boundsPreparation = LayoutNeeds(rawValue: 1 << 2)
  /// To query the elements after the layout was prepared.
  static let query = LayoutNeeds(rawValue: 1 << 3)
  /// To move the offset into range after a change of the data, when the new content size is known.
  static let offsetInRange = LayoutNeeds(rawValue: 1 << 4)
  /// To compare the offset with the content, which has become smaller.
  static let offsetCheck = LayoutNeeds(rawValue: 1 << 5)
  /// To reorder the subviews, because a view has got another position in the paint order.
  static let viewOrder = LayoutNeeds(rawValue: 1 << 6)
  /// To continue the pass, because a cell's preferred size changed the layout, until no cell prefers another size.
  static let sizes = LayoutNeeds(rawValue: 1 << 7)
  /// To request the titles of the index from the data source.
  static let indexTitles = LayoutNeeds(rawValue: 1 << 8)
  /// To request the heights of a table view again.
  static let heights = LayoutNeeds(rawValue: 1 << 9)

  /// All work for a new view.
  static let everything: LayoutNeeds = [.reload, .preparation, .query, .indexTitles]
}
