import CollectionCore
import Foundation

/// A view or layout guide in the solver. It has four variables for its frame in the coordinates of its container, and a
/// list of its equations.
@MainActor final class ScopeItem {
  unowned let object: AnyObject
  let left: ConstraintSolver.Variable
  let top: ConstraintSolver.Variable
  let width: ConstraintSolver.Variable
  let height: ConstraintSolver.Variable
  /// The equations for the values of the item that constraints do not determine. Their order is left, top, width,
  /// height.
  var fixedValueEquations: [ConstraintSolver.Handle] = []
  /// The equations for the intrinsic size. Each axis has two: a maximum (hugging) and a minimum (compression
  /// resistance).
  var intrinsicEquations: [IntrinsicSide: ConstraintSolver.Handle] = [:]
  var intrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  /// Indicates whether any constraint affects the item's width. The content of a scroll view keeps its current length
  /// along an axis without constraints.
  var constrainsWidth = false
  var constrainsHeight = false
  /// Indicates whether any constraint contains the item's position.
  var isPositionUsed = false

  /// The four equations for an intrinsic size.
  enum IntrinsicSide { case hugWidth, resistWidth, hugHeight, resistHeight }

  var view: UIView? { object as? UIView }
  var guide: UILayoutGuide? { object as? UILayoutGuide }

  init(_ object: AnyObject, in solver: ConstraintSolver) {
    self.object = object
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  /// Returns the frame that the solver has computed, in the coordinates of the item's container.
  func frame(in solver: ConstraintSolver) -> CGRect {
    CGRect(
      x: solver.value(of: left), y: solver.value(of: top), width: solver.value(of: width),
      height: solver.value(of: height))
  }
}
