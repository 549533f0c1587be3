import CollectionCore
import Foundation

/// A view or guide as the solver knows it: four numbers, in the coordinates of its container, and the equations that come
/// with it.
@MainActor final class IslandItem {
  unowned let object: AnyObject
  let left: ConstraintSolver.Variable
  let top: ConstraintSolver.Variable
  let width: ConstraintSolver.Variable
  let height: ConstraintSolver.Variable
  /// Equations that hold a frame, a length or insets that are not found by constraints: left, top, width, height.
  var held: [ConstraintSolver.Handle] = []
  /// The natural size: no wider than, no narrower than; no taller than, no lower than.
  var natural: [NaturalSide: ConstraintSolver.Handle] = [:]
  var naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  /// Whether constraints speak of the length: what they say nothing about stays as it is where the item is the content of a
  /// scroll view.
  var namesWidth = false
  var namesHeight = false

  enum NaturalSide { case hugWidth, resistWidth, hugHeight, resistHeight }

  var view: UIView? { object as? UIView }
  var guide: UILayoutGuide? { object as? UILayoutGuide }

  init(_ object: AnyObject, in solver: ConstraintSolver) {
    self.object = object
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  func frame(in solver: ConstraintSolver) -> CGRect {
    CGRect(
      x: solver.value(of: left), y: solver.value(of: top), width: solver.value(of: width),
      height: solver.value(of: height))
  }
}
