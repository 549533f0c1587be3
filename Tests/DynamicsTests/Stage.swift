import UIKit
import UIKitTesting

/// A view of 400 × 400 points with a dynamic animator and boxes.
@MainActor final class Stage {
  let app: TestApplication
  let animator: UIDynamicAnimator
  let view: UIView

  init() {
    app = TestApplication(size: CGSize(width: 400, height: 400), scale: 1)
    let controller = UIViewController()
    app.show(controller)
    view = controller.view
    animator = UIDynamicAnimator(referenceView: view)
  }

  func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 100) -> UIView {
    let box = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
    box.backgroundColor = .systemBlue
    view.addSubview(box)
    return box
  }

  func close() {
    animator.removeAllBehaviors()
    app.close()
  }
}

/// A dynamic item that is not a view.
@MainActor final class Dot: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  var transform = CGAffineTransform.identity
  init(_ x: CGFloat, _ y: CGFloat) { center = CGPoint(x: x, y: y) }
}

@MainActor final class ContactLog: NSObject, UICollisionBehaviorDelegate {
  var lines: [String] = []
  var names: [ObjectIdentifier: String] = [:]

  private func name(_ item: any UIDynamicItem) -> String { names[ObjectIdentifier(item)] ?? "?" }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { lines.append("began \([name(item1), name(item2)].sorted().joined(separator: " "))") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { lines.append("ended \([name(item1), name(item2)].sorted().joined(separator: " "))") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { lines.append("began \(name(item)) at \(identifier.map { "\($0)" } ?? "edge") y \(Int(p.y.rounded()))") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { lines.append("ended \(name(item)) at \(identifier.map { "\($0)" } ?? "edge")") }
}

@MainActor final class AnimatorLog: NSObject, UIDynamicAnimatorDelegate {
  var lines: [String] = []
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume \(animator.isRunning)") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause \(animator.isRunning)") }
}
