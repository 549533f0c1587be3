import Foundation

/// Where and in which surroundings a bar's picture is used.
struct BarPicturePlace: Hashable {
  var position: UIBarPosition
  var metrics: UIBarMetrics
}
