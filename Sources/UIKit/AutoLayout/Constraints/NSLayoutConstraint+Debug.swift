import Foundation

extension NSLayoutConstraint {
  /// The description of the constraint in UIKit's format, which its logs of conflicting constraints contain (iOS 10 and later):
  /// `<NSLayoutConstraint:0x1 'identifier' H:|-(8)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )>`.
  ///
  /// A distance from an edge of the superview, or from the opposite edge of another item, is written in the visual format if the
  /// first item of the constraint is the second one in the direction of reading. The others are equations, such as
  /// `UIView:0x2.width == 2*UIView:0x3.width + 10 @750`.
  final var debugLine: String {
    var names: [(name: String, object: AnyObject)] = []
    var parts = ["<\(type(of: self)):\(UIView.address(of: self))"]
    if let identifier, !identifier.isEmpty { parts.append("'\(identifier)'") }
    parts.append(visualLine(&names) ?? equationLine(&names))
    let state = isActive ? "active" : "inactive"
    let list = names.map { "\($0.name):\(Self.typeAndAddress(of: $0.object))" }.joined(separator: ", ")
    return parts.joined(separator: " ") + "   (\(state)\(list.isEmpty ? "" : ", names: \(list) "))>"
  }

  /// Returns the constraint in the visual format, or nil if it must be written as an equation.
  private func visualLine(_ names: inout [(name: String, object: AnyObject)]) -> String? {
    guard multiplier == 1, let first = firstObject, let second = secondObject, !(first is LayoutDistance),
      !(second is LayoutDistance), let edge = firstAttribute.edge, let otherEdge = secondAttribute.edge,
      edge.kind == otherEdge.kind
    else { return nil }
    let items: (before: String, after: String)
    switch (edge.isStart, otherEdge.isStart) {
    case (true, true) where LayoutItem.container(of: first) === second:
      items = ("|", "[\(name(of: first, &names))]")
      names.append(("'|'", second))
    case (false, false) where LayoutItem.container(of: second) === first:
      items = ("[\(name(of: second, &names))]", "|")
      names.append(("'|'", first))
    case (true, false):
      items = ("[\(name(of: second, &names))]", "[\(name(of: first, &names))]")
    default:
      return nil
    }
    let sign = relation == .equal ? "" : relation == .lessThanOrEqual ? "<=" : ">="
    let distance = sign + UIView.shortNumber(constant) + priorityText
    let direction = edge.kind == .horizontal ? "(LTR)" : ""
    return (edge.kind == .vertical ? "V:" : "H:") + "\(items.before)-(\(distance))-\(items.after)\(direction)"
  }

  private func equationLine(_ names: inout [(name: String, object: AnyObject)]) -> String {
    var text = "\(name(of: firstObject, &names)).\(firstAttribute)"
    text += relation == .equal ? " == " : relation == .lessThanOrEqual ? " <= " : " >= "
    if secondAttribute == .notAnAttribute {
      text += UIView.shortNumber(constant)
    } else {
      if multiplier != 1 { text += UIView.shortNumber(multiplier) + "*" }
      text += "\(name(of: secondObject, &names)).\(secondAttribute)"
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + UIView.shortNumber(abs(constant)) }
    }
    return priority == .required ? text : text + " " + priorityText
  }

  private var priorityText: String {
    priority == .required ? "" : "@" + UIView.shortNumber(CGFloat(priority.rawValue))
  }

  /// Returns the text that stands for an item. For a view with an accessibility identifier it is the identifier, which is added to
  /// the names at the end of the line.
  private func name(of item: AnyObject?, _ names: inout [(name: String, object: AnyObject)]) -> String {
    guard let item else { return "(null)" }
    if let distance = item as? LayoutDistance { return LayoutItem.name(of: distance) }
    if let identifier = (item as? UIView)?.accessibilityIdentifier, !identifier.isEmpty {
      if !names.contains(where: { $0.object === item }) { names.append((identifier, item)) }
      return identifier
    }
    let identifier = (item as? UILayoutGuide)?.identifier ?? ""
    return Self.typeAndAddress(of: item) + (identifier.isEmpty ? "" : "'\(identifier)'")
  }

  private static func typeAndAddress(of object: AnyObject) -> String {
    "\(type(of: object)):\(UIView.address(of: object))"
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate enum EdgeKind { case vertical, reading, horizontal }

  /// The edge that the attribute specifies, and whether it is the one at which reading starts. It is nil for other attributes.
  fileprivate var edge: (kind: EdgeKind, isStart: Bool)? {
    switch self {
    case .top: (.vertical, true)
    case .bottom: (.vertical, false)
    case .leading: (.reading, true)
    case .trailing: (.reading, false)
    case .left: (.horizontal, true)
    case .right: (.horizontal, false)
    default: nil
    }
  }
}
