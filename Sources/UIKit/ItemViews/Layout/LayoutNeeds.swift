/// What is to be done in the next layout pass of an item view.
struct LayoutNeeds: OptionSet {
  let rawValue: Int

  /// Everything is to be asked for again: a reload was asked for, or the view is new.
  static let reload = LayoutNeeds(rawValue: 1 << 0)
  /// The layout was invalidated and has not prepared since.
  static let preparation = LayoutNeeds(rawValue: 1 << 1)
  /// The layout was told of new bounds and has not prepared since: it is not asked about further bounds.
  static let boundsPreparation = LayoutNeeds(rawValue: 1 << 2)
  /// The layout has prepared, but has not been asked for elements since.
  static let query = LayoutNeeds(rawValue: 1 << 3)
  /// Data changed: the offset is to be brought into range once the new content size is known.
  static let offsetInRange = LayoutNeeds(rawValue: 1 << 4)
  /// The content has become smaller since the offset was last compared with it.
  static let offsetCheck = LayoutNeeds(rawValue: 1 << 5)
  /// A view that was a subview already has got another place in the painting order.
  static let viewOrder = LayoutNeeds(rawValue: 1 << 6)
  /// A cell's preferred size changed the layout: the pass goes on until no cell prefers another size.
  static let sizes = LayoutNeeds(rawValue: 1 << 7)
  /// The data source is to be asked for the titles of the index.
  static let indexTitles = LayoutNeeds(rawValue: 1 << 8)
  /// A table view's heights are to be asked for again.
  static let heights = LayoutNeeds(rawValue: 1 << 9)

  /// What a new view needs.
  static let everything: LayoutNeeds = [.reload, .preparation, .query, .indexTitles]
}
