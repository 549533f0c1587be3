import Foundation

/// The metrics that a flow layout must request from its delegate before it calculates frames.
enum FlowMetrics {
  case none
  /// The metrics of the sections and items that an update has changed. If the delegate's results are not retained in
  /// updates, all metrics are requested.
  case changed
  case all
}
