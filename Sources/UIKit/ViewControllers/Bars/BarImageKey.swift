import Foundation

/// The position and the metrics for which a bar has an image.
struct BarImageKey: Hashable {
  var position: UIBarPosition
  var metrics: UIBarMetrics
}
