/// The traits on the main thread that do not belong to a view.
final class CurrentTraits {
  /// The traits of the view that is being laid out or drawn, or those that were set last. They are nil if there are none.
  @exclusivity(unchecked) var assigned: UITraitCollection?
  /// The traits of the view that is being laid out or requests a cell, or nil if there is none.
  @exclusivity(unchecked) var predicted: UITraitCollection?
  /// The traits of views that were never in a window.
  @exclusivity(unchecked) var initial = TraitCache.initial
}
