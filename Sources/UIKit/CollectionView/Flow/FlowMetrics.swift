import Foundation

/// The metrics that a flow layout must request from its delegate before it calculates frames.
enum FlowMetrics {
  case none
  /// The metrics of the sections and items that an update changed, or all metrics if the delegate's results are not
  /// kept in updates.
  case changed
  case all
}
