import Foundation

/// The metrics that a flow layout must request from its delegate before it can calculate frames.
enum FlowMetrics {
  case none
  /// The metrics that an update changed. All metrics if the delegate's results are not cached across updates.
  case changed
  case all
}
