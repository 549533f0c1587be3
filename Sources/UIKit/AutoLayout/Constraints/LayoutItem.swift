import Foundation

/// What views and guides have in common for constraints.
@MainActor enum LayoutItem {
  /// The view that a constraint on `item` hangs on: itself, or the guide's owner.
  /// Of a distance: the view that both ends lie in.
  static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView ?? (item as? LayoutDistance)?.view
  }

  /// The view in whose coordinates the item lies.
  static func container(of item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }

  static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: "\(type(of: view))"
    case let guide as UILayoutGuide: guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
    case let distance as LayoutDistance:
      "(\(name(of: distance.start)).\(distance.startAttribute) to \(name(of: distance.end)).\(distance.endAttribute))"
    default: "(gone)"
    }
  }
}
