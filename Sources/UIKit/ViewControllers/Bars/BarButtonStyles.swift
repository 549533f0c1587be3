import Foundation

/// The background images and position adjustments of a bar button that the older setters of `UIBarButtonItem` set.
/// Since iOS 13, appearance objects (`UIBarButtonItemAppearance`) replace these setters.
struct BarButtonStyles {
  /// The conditions under which a background image applies: a state, bar metrics and a style. `style` is nil if the
  /// image applies to every style. `isBackButton` is true for images of back buttons.
  struct Key: Hashable {
    var state: UInt
    var metrics: UIBarMetrics
    var style: UIBarButtonItem.Style?
    var isBackButton = false
  }

  /// The conditions under which a position adjustment applies: bar metrics, and whether the button is a back button.
  struct PositionKey: Hashable {
    var metrics: UIBarMetrics
    var isBackButton = false
  }

  var backgrounds: [Key: UIImage] = [:]
  var backgroundOffsets: [PositionKey: CGFloat] = [:]
  var titleOffsets: [PositionKey: UIOffset] = [:]
}
