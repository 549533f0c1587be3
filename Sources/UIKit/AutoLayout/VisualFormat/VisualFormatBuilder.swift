import Foundation

/// A type that creates constraints from a parsed visual format. The constraints and their items have the same order as in UIKit.
/// The item of the later edge is the first item of a constraint.
@MainActor struct VisualFormatBuilder {
  let line: VisualFormatParser.Line
  let options: NSLayoutConstraint.FormatOptions

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var startEdge: Attribute {
    guard line.isHorizontal else { return .top }
    let direction = options.intersection(.directionMask)
    return direction == .directionLeftToRight ? .left : direction == .directionRightToLeft ? .right : .leading
  }

  private var endEdge: Attribute {
    guard line.isHorizontal else { return .bottom }
    let direction = options.intersection(.directionMask)
    return direction == .directionLeftToRight ? .right : direction == .directionRightToLeft ? .left : .trailing
  }

  /// Returns the constraints for the format. Throws an error if the format contains a distance to the superview and the
  /// views have no superview.
  func constraints() throws(VisualFormatParser.Failure) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let superview = line.boxes[0].superview
    if let leading = line.leading {
      guard let superview else { throw missingSuperviewError() }
      result += spacingConstraints(leading, line.boxes[0].item, startEdge, superview, startEdge, superview: superview)
    }
    for (index, box) in line.boxes.enumerated() {
      result += lengthConstraints(of: box)
      if index < line.spacings.count {
        result += spacingConstraints(
          line.spacings[index], line.boxes[index + 1].item, startEdge, box.item, endEdge, superview: nil)
      }
    }
    if let trailing = line.trailing, let last = line.boxes.last {
      guard let superview = last.superview else { throw missingSuperviewError() }
      result += spacingConstraints(trailing, superview, endEdge, last.item, endEdge, superview: superview)
    }
    return result + alignmentConstraints()
  }

  private func missingSuperviewError() -> VisualFormatParser.Failure {
    .init(message: "Unable to interpret '|' character, because the related view doesn't have a superview")
  }

  private func makeConstraint(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute,
    _ constant: CGFloat, _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: 1, constant: constant, priority: priority)
  }

  private func spacingConstraints(
    _ spacing: VisualFormatParser.Spacing, _ first: AnyObject, _ firstAttribute: Attribute, _ second: AnyObject,
    _ secondAttribute: Attribute,
    superview: UIView?
  ) -> [NSLayoutConstraint] {
    switch spacing {
    case .none: return [makeConstraint(first, firstAttribute, .equal, second, secondAttribute, 0, .required)]
    case .standard:
      guard let superview else {
        return [makeConstraint(first, firstAttribute, .equal, second, secondAttribute, 8, .required)]
      }
      // The standard distance to the superview ends at its layout margins guide (measured on iOS 26.1: Vercantez/openuikit,
      // podsurfaceprobe, `superMargins`; docs/measurements.md, 14.11).
      let guide = superview.layoutMarginsGuide
      return [
        makeConstraint(
          first === superview ? guide : first, firstAttribute, .equal, second === superview ? guide : second,
          secondAttribute, 0, .required)
      ]
    case .explicit(let predicates):
      return predicates.map {
        makeConstraint(first, firstAttribute, $0.relation, second, secondAttribute, $0.constant ?? 0, $0.priority)
      }
    }
  }

  private func lengthConstraints(of box: VisualFormatParser.Box) -> [NSLayoutConstraint] {
    let length: Attribute = line.isHorizontal ? .width : .height
    return box.predicates.map { predicate in
      makeConstraint(
        box.item, length, predicate.relation, predicate.item, predicate.item == nil ? .notAnAttribute : length,
        predicate.constant ?? 0, predicate.priority)
    }
  }

  private func alignmentConstraints() -> [NSLayoutConstraint] {
    let alignments: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    var result: [NSLayoutConstraint] = []
    for (option, attribute) in alignments where options.contains(option) {
      for (box, nextBox) in zip(line.boxes, line.boxes.dropFirst()) {
        result.append(makeConstraint(box.item, attribute, .equal, nextBox.item, attribute, 0, .required))
      }
    }
    return result
  }
}
