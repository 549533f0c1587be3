import TestSupport
import UIKit
import UIKitTesting

/// Constraints with values and items that no layout can use, in a tree of views that changes.
@MainActor
final class HostileConstraintStress {
  private final class Box: UIView {
    weak var stress: HostileConstraintStress?
    override func layoutSubviews() {
      super.layoutSubviews()
      stress?.layingOut()
    }
  }

  private let app: TestApplication
  private var numbers: HostileNumbers
  private let boxes: [Box]
  private let guides = [UILayoutGuide(), UILayoutGuide()]
  private var constraints: [NSLayoutConstraint] = []
  private var remainingChanges = 0

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    numbers = HostileNumbers(seed: seed)
    boxes = (0..<6).map { _ in Box() }
    for box in boxes {
      box.stress = self
      box.translatesAutoresizingMaskIntoConstraints = false
      app.window.addSubview(box)
    }
    boxes[0].addLayoutGuide(guides[0])
  }

  private func layingOut() {
    guard remainingChanges > 0, numbers.pick(0...3) == 0 else { return }
    remainingChanges -= 1
    change()
  }

  private func item() -> Any { numbers.pick(0...6) == 0 ? numbers.pick(guides) : numbers.pick(boxes) as Any }

  private func addConstraint() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
    let first = numbers.pick(attributes)
    // An attribute of the other axis is an error of another kind, and few of the pairs would be of one axis.
    let isSize = first == .width || first == .height
    let horizontal: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leading, .trailing, .centerX]
    let second = numbers.pick(
      attributes.filter {
        ($0 == .width || $0 == .height) == isSize && horizontal.contains($0) == horizontal.contains(first)
      })
    let constraint = NSLayoutConstraint(
      item: item(), attribute: first, relatedBy: numbers.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      toItem: isSize && numbers.flag() ? nil : item(), attribute: second, multiplier: numbers.length(),
      constant: numbers.length())
    if numbers.flag() { constraint.priority = UILayoutPriority(Float(numbers.number())) }
    if numbers.pick(0...4) == 0 { constraint.priority = .defaultLow }
    constraints.append(constraint)
    constraint.isActive = true
  }

  private func change() {
    switch numbers.pick(0...9) {
    case 0...3: addConstraint()
    case 4:
      guard !constraints.isEmpty else { return }
      let constraint = numbers.pick(constraints)
      constraint.constant = numbers.length()
      constraint.priority = UILayoutPriority(Float(numbers.number()))
    case 5:
      guard !constraints.isEmpty else { return }
      let constraint = numbers.pick(constraints)
      constraint.isActive = numbers.flag()
    case 6: numbers.pick(boxes).addSubview(numbers.pick(boxes))
    case 7: numbers.pick(boxes).removeFromSuperview()
    case 8: numbers.pick(boxes).translatesAutoresizingMaskIntoConstraints = numbers.flag()
    default:
      let box = numbers.pick(boxes)
      _ = box.systemLayoutSizeFitting(numbers.size())
      if !constraints.isEmpty { NSLayoutConstraint.deactivate([numbers.pick(constraints)]) }
      if box.superview == nil { app.window.addSubview(box) }
    }
  }

  /// Performs random steps, and returns what is wrong, or `nil`.
  func run(steps: Int) -> String? {
    for _ in 0..<steps {
      remainingChanges = 3
      change()
      if numbers.pick(0...2) == 0 { app.frame() }
      for (index, box) in boxes.enumerated() {
        let values = [box.center.x, box.center.y, box.bounds.width, box.bounds.height]
        if values.contains(where: \.isNaN) { return "box \(index) has the frame \(box.frame)" }
      }
    }
    app.frame()
    return nil
  }
}
