import Foundation

/// What the setters of before appearance objects say of one button: pictures and places for metrics and states.
struct BarButtonLooks {
  /// State, metrics and, for one of the setters, the style.
  struct Key: Hashable {
    var state: UInt
    var metrics: UIBarMetrics
    var style: UIBarButtonItem.Style?
    var isBack = false
  }

  /// Metrics, and whether of a back button.
  struct Place: Hashable {
    var metrics: UIBarMetrics
    var isBack = false
  }

  var backgrounds: [Key: UIImage] = [:]
  var backgroundOffsets: [Place: CGFloat] = [:]
  var titleOffsets: [Place: UIOffset] = [:]
}
