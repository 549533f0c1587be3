import Foundation

/// Finds the views whose state is saved.
@MainActor enum RestorableViews {
  /// Returns the view of a view controller and its descendants that have restoration identifiers. The views of child
  /// view controllers are omitted. Returns an empty array if the view is not loaded.
  static func views(of controller: UIViewController) -> [UIView] {
    guard let view = controller.viewIfLoaded else { return [] }
    let childControllerViews = Set(controller.children.compactMap { $0.viewIfLoaded.map(ObjectIdentifier.init) })
    var views: [UIView] = []
    func visit(_ view: UIView) {
      if view.restorationIdentifier != nil { views.append(view) }
      for subview in view.subviews where !childControllerViews.contains(ObjectIdentifier(subview)) { visit(subview) }
    }
    visit(view)
    return views
  }
}
