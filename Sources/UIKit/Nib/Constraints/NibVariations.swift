import Foundation

/// An object that applies the properties of a nib that depend on size classes: constants and installation of constraints,
/// installation of views, and some properties of views. The properties are applied again when the traits of the view change.
@MainActor final class NibVariations {
  /// A view or constraint whose element contains variations of its properties.
  private struct Item {
    let element: NibElement
    weak var object: NSObject?
    /// The view whose traits determine the variation.
    weak var view: UIView?
  }

  private var items: [Item] = []
  private var maskedConstraints: [(element: NibElement, constraint: NSLayoutConstraint, host: NibElement)] = []
  private var maskedViews: [(element: NibElement, view: UIView, host: NibElement)] = []
  private weak var root: UIView?
  private var document: NibDocument?

  /// Adds a view if its element contains variations.
  func add(_ view: UIView, _ element: NibElement) {
    if root == nil { root = view }
    if element.children.contains(where: { $0.name == "variation" && $0.key != "default" }) {
      items.append(Item(element: element, object: view, view: view))
    }
    // A subview that is not installed for all size classes is hidden for the other size classes.
    if let parent = element.parent?.parent, element.parent?.name == "subviews", hasMask(parent, "subviews") {
      maskedViews.append((element, view, parent))
    }
  }

  /// Adds a constraint if its element contains variations.
  ///
  /// - Returns: `false` if the nib installs the constraint only for some size classes. The constraint is then activated by
  ///   `start(in:)`.
  func add(_ constraint: NSLayoutConstraint, _ element: NibElement, of view: UIView) -> Bool {
    if element.children.contains(where: { $0.name == "variation" }) {
      items.append(Item(element: element, object: constraint, view: view))
    }
    guard let host = element.parent?.parent, hasMask(host, "constraints") else { return true }
    maskedConstraints.append((element, constraint, host))
    return false
  }

  private func hasMask(_ element: NibElement, _ key: String) -> Bool {
    element.children.contains { variation in
      variation.name == "variation" && variation.children.contains { $0.name == "mask" && $0.key == key }
    }
  }

  /// Applies the variations for the current traits, and applies them again whenever the size classes change.
  func start(in loader: NibLoader) {
    guard let root, !items.isEmpty || !maskedConstraints.isEmpty || !maskedViews.isEmpty else { return }
    document = loader.document
    apply(root.traitCollection)
    // The registration retains the variations for the lifetime of the view.
    root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (view: UIView, _: UITraitCollection) in
      self.apply(view.traitCollection)
    }
  }

  private func apply(_ traits: UITraitCollection) {
    for (element, view, host) in maskedViews { view.isHidden = !isInstalled(element, host, "subviews", traits) }
    for (element, constraint, host) in maskedConstraints {
      let installed = isInstalled(element, host, "constraints", traits)
      guard installed != constraint.isActive else { continue }
      if !installed {
        constraint.isActive = false
      } else if constraint.firstItem.flatMap(LayoutItem.view)?.superview != nil || constraint.secondItem == nil {
        constraint.isActive = true
      }
    }
    for item in items {
      let variations = Self.applicableVariations(item.element, traits)
      switch item.object {
      case let constraint as NSLayoutConstraint: apply(variations, item.element, to: constraint)
      case let view as UIView: apply(variations, item.element, to: view)
      default: break
      }
    }
  }

  private func apply(_ variations: [NibElement], _ element: NibElement, to constraint: NSLayoutConstraint) {
    let value = variations.compactMap { $0.length("constant") }.last ?? element.length("constant")
    if let value { constraint.constant = value }
    if let value = (variations.compactMap { $0.number("priority") }.last ?? element.number("priority")) {
      let priority = UILayoutPriority(Float(min(max(value, 1), 1000)))
      if priority != constraint.priority { constraint.priority = priority }
    }
  }

  private func apply(_ variations: [NibElement], _ element: NibElement, to view: UIView) {
    func text(_ name: String) -> String? { variations.compactMap { $0[name] }.last ?? element[name] }
    if variations.contains(where: { $0["hidden"] != nil }) || text("hidden") != nil {
      view.isHidden = text("hidden") == "YES"
    }
    if let stack = view as? UIStackView {
      stack.axis = text("axis") == "vertical" ? .vertical : .horizontal
      stack.alignment = text("alignment").flatMap { NibLoader.alignments[$0] } ?? .fill
      stack.distribution = text("distribution").flatMap { NibLoader.distributions[$0] } ?? .fill
      if let spacing = text("spacing").flatMap(Double.init), spacing.isFinite { stack.spacing = CGFloat(spacing) }
    }
    let fonts = (variations + [element]).compactMap { $0.child(key: "fontDescription") }
    if let fontElement = variations.reversed().compactMap({ $0.child(key: "fontDescription") }).first ?? fonts.last,
      let font = document?.makeFont(fontElement)
    {
      switch view {
      case let label as UILabel: label.font = font
      case let button as UIButton: button.titleLabel?.font = font
      case let field as UITextField: field.font = font
      case let text as UITextView: text.font = font
      default: break
      }
    }
  }

  private func isInstalled(_ element: NibElement, _ host: NibElement, _ key: String, _ traits: UITraitCollection)
    -> Bool
  {
    var isInstalled = true
    for variation in Self.applicableVariations(host, traits) {
      for mask in variation.children where mask.name == "mask" && mask.key == key {
        for child in mask.children where child["reference"] == element.id { isInstalled = child.name == "include" }
      }
    }
    return isInstalled
  }

  /// Returns the variations of an element that apply, ordered from general to specific.
  private static func applicableVariations(_ element: NibElement, _ traits: UITraitCollection) -> [NibElement] {
    let candidates = element.children.compactMap { child -> (rank: Int, element: NibElement)? in
      guard child.name == "variation", let key = child.key else { return nil }
      guard key != "default" else { return (0, child) }
      let conditions = key.split(separator: "-")
      for condition in conditions {
        let parts = condition.split(separator: "=")
        guard parts.count == 2 else { return nil }
        let size: UIUserInterfaceSizeClass = parts[1] == "compact" ? .compact : .regular
        switch parts[0] {
        case "widthClass": if traits.horizontalSizeClass != size { return nil }
        case "heightClass": if traits.verticalSizeClass != size { return nil }
        default: return nil
        }
      }
      return (conditions.count, child)
    }
    return candidates.sorted { $0.rank < $1.rank }.map(\.element)
  }
}
