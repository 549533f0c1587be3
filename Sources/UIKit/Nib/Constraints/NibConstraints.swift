import Foundation

/// A type that creates and activates the constraints of a nib.
@MainActor struct NibConstraints {
  private let loader: NibLoader
  private var document: NibDocument { loader.document }

  init(_ loader: NibLoader) { self.loader = loader }

  /// Creates the constraints of all views that were created, and activates those that the file installs.
  func activate() {
    var active: [NSLayoutConstraint] = []
    for (element, view) in loader.constraints {
      // Placeholders exist only in Xcode; they are removed from the built nib.
      guard element["placeholder"] != "YES", let constraint = makeConstraint(element, in: view) else { continue }
      if let id = element.id { loader.objects[id] = constraint }
      let isInstalled = loader.variations.add(constraint, element, of: view)
      if isInstalled { active.append(constraint) }
    }
    loader.constraints = []
    for constraint in active where hasCommonAncestor(constraint) { constraint.isActive = true }
  }

  /// Returns whether the items of a constraint have a common ancestor. Activating a constraint whose items have no common
  /// ancestor traps.
  private func hasCommonAncestor(_ constraint: NSLayoutConstraint) -> Bool {
    guard let first = constraint.firstItem.flatMap(LayoutItem.view) else { return false }
    guard constraint.secondItem != nil else { return true }
    guard let second = constraint.secondItem.flatMap(LayoutItem.view) else { return false }
    var view: UIView? = first
    while let current = view {
      if second.isDescendant(of: current) { return true }
      view = current.superview
    }
    return false
  }

  private func makeConstraint(_ element: NibElement, in view: UIView) -> NSLayoutConstraint? {
    guard element.name == "constraint" else {
      document.report(element, "<\(element.name)> is not a constraint; it is ignored")
      return nil
    }
    guard let first = item(element, "firstItem", in: view) else { return nil }
    guard let attribute = attribute(element, "firstAttribute") else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if element["secondAttribute"] != nil {
      guard let secondItem = item(element, "secondItem", in: view) else { return nil }
      guard let namedAttribute = self.attribute(element, "secondAttribute") else { return nil }
      (second, secondAttribute) = (secondItem, namedAttribute)
    }
    guard Self.kind(attribute) == Self.kind(secondAttribute) || second == nil,
      second != nil || Self.kind(attribute) == .size
    else {
      document.report(
        element,
        "a constraint cannot relate \(element["firstAttribute"] ?? "") to \(element["secondAttribute"] ?? "a constant")"
          + "; it is ignored")
      return nil
    }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    let multiplier = element["multiplier"].flatMap(Self.multiplier) ?? 1
    let constant = element.length("constant") ?? standardConstant(element, first, second, in: view)
    let constraint = NSLayoutConstraint(
      first, attribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
    if let value = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(min(max(value, 1), 1000)))
    }
    constraint.identifier = element["identifier"]
    return constraint
  }

  /// Returns the view or layout guide that an attribute such as `firstItem` identifies. Without the attribute it is the
  /// view that contains the constraint.
  private func item(_ element: NibElement, _ name: String, in view: UIView) -> AnyObject? {
    guard let id = element[name] else { return view }
    if let item = loader.objects[id], item is UIView || item is UILayoutGuide { return item }
    if let guide = document.elements[id], guide.name == "viewControllerLayoutGuide",
      let controller = loader.scene?.controller
    {
      return (guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide) as AnyObject
    }
    document.report(
      element, "the \(name) “\(id)” is not a view or layout guide of this file; the constraint is ignored")
    return nil
  }

  private func attribute(_ element: NibElement, _ name: String) -> NSLayoutConstraint.Attribute? {
    if let attribute = element[name].flatMap({ NibNames.attribute[$0] }) { return attribute }
    document.report(element, "the \(name) “\(element[name] ?? "")” is unknown; the constraint is ignored")
    return nil
  }

  /// Returns the constant of a constraint whose nib contains no constant: the standard spacing if the constraint has the
  /// attribute `symbolic`, otherwise 0. The standard spacing is 20 points to the superview and 8 between siblings (measured:
  /// `nib-standard-spacing` in nib-cases.json). Usually, Xcode also writes the standard spacing as the constant.
  private func standardConstant(_ element: NibElement, _ first: AnyObject, _ second: AnyObject?, in view: UIView)
    -> CGFloat
  {
    guard element["symbolic"] == "YES", second != nil else { return 0 }
    let isSuperview = first === view || second === view || first is UILayoutGuide || second is UILayoutGuide
    return isSuperview ? 20 : 8
  }

  /// Parses a multiplier, which is a number or a ratio such as `16:9`. Returns nil if the text is neither.
  private static func multiplier(_ text: String) -> CGFloat? {
    let parts = text.split(separator: ":").compactMap { Double($0) }
    switch parts.count {
    case 1 where parts[0].isFinite: return CGFloat(parts[0])
    case 2 where parts[1] != 0 && (parts[0] / parts[1]).isFinite: return CGFloat(parts[0] / parts[1])
    default: return nil
    }
  }

  private enum Kind {
    case horizontal, vertical, size
  }

  private static func kind(_ attribute: NSLayoutConstraint.Attribute) -> Kind? {
    switch attribute {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }
}
