import UIKit

/// A screen on which the steps of a workload are performed.
@MainActor
protocol WorkController: UIViewController {
  /// The number of steps.
  var stepCount: Int { get }
  /// The number of frames from one step to the next.
  var framesPerStep: Int { get }
  /// A Boolean value that is true if the next step may be performed, or the workload may end. An animation of the last step can
  /// be in the way.
  var isReady: Bool { get }
  /// Brings the screen into the state in which the steps begin, after the first frame was shown.
  func prepareForSteps()
  /// Performs a step.
  ///
  /// - Parameter step: The number of the step, from 0.
  func perform(_ step: Int)
  /// Reports values that only the application knows, at the end.
  func reportMetrics()
}

extension WorkController {
  var framesPerStep: Int { 1 }
  var isReady: Bool { true }
  func prepareForSteps() {}
  func reportMetrics() {}
}
