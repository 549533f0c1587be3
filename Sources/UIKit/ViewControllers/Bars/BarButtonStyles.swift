import Foundation

/// The background images and position adjustments of a button that were set with the setters from before appearance
/// objects.
struct BarButtonStyles {
  /// The conditions of a background image: a state, metrics and, for one of the setters, a style.
  struct Key: Hashable {
    var state: UInt
    var metrics: UIBarMetrics
    var style: UIBarButtonItem.Style?
    var isBack = false
  }

  /// The conditions of a position adjustment: metrics, and whether it is for back buttons.
  struct Place: Hashable {
    var metrics: UIBarMetrics
    var isBack = false
  }

  var backgrounds: [Key: UIImage] = [:]
  var backgroundOffsets: [Place: CGFloat] = [:]
  var titleOffsets: [Place: UIOffset] = [:]
}
