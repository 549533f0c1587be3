import Foundation

/// Functions that treat the items of constraints alike: views, layout guides and distances between anchors.
@MainActor enum LayoutItem {
  /// Returns the view to which a constraint on an item belongs: the view itself, the owner of a guide, or the nearest
  /// common ancestor of a distance's two anchors. Returns nil if the guide has no owner or there is no common ancestor.
  static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView ?? (item as? LayoutDistance)?.view
  }

  /// Returns the view whose coordinate system an item's frame uses: the superview of a view, or the owner of a guide.
  /// The result is nil if there is no such view.
  static func container(of item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }

  /// Returns a name of an item for error messages.
  static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: "\(type(of: view))"
    case let guide as UILayoutGuide: guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
    case let distance as LayoutDistance:
      "(\(name(of: distance.start)).\(distance.startAttribute) to \(name(of: distance.end)).\(distance.endAttribute))"
    default: "(deallocated)"
    }
  }
}
