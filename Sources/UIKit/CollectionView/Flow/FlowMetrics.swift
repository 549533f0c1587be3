import Foundation

/// The metrics that a flow layout must request from its delegate before it can lay out.
enum FlowMetrics {
  case none
  /// The metrics that an update changed, or all of them if the delegate's results are not kept through updates.
  case changed
  case all
}
