import Foundation

/// The view controllers of a split view controller's columns, and the containers and views that show them.
@MainActor final class SplitColumns {
  typealias Column = UISplitViewController.Column

  /// The view controllers that the application has set.
  var controllers: [Column: UIViewController] = [:]
  /// The navigation controllers that the split view controller has created for view controllers that are not navigation
  /// controllers.
  var navigation: [Column: UINavigationController] = [:]
  private(set) var views: [Column: SplitColumnView] = [:]

  /// The order in which columns are loaded and added as children, beginning with the supplementary column (measured on
  /// UIKit, case `split-order-triple-compact` of Tests/Oracle).
  static let loadingOrder: [Column] = [.supplementary, .primary, .secondary]
  /// The order of the columns from the primary edge.
  static let visualOrder: [Column] = [.primary, .supplementary, .secondary]

  /// Returns the view controller that contains the content of a column. The container is a child of the split view
  /// controller, or is on the navigation stack of a collapsed interface. Returns nil if the column has no view
  /// controller.
  func container(of column: Column) -> UIViewController? { navigation[column] ?? controllers[column] }

  /// Returns the column whose view controller or container is a given view controller. Returns nil if there is no such
  /// column.
  func column(of controller: UIViewController) -> Column? {
    controllers.first { $0.value === controller }?.key ?? navigation.first { $0.value === controller }?.key
  }

  /// Returns the view of a column, and creates it on first use.
  func view(of column: Column) -> SplitColumnView {
    if let view = views[column] { return view }
    let newView = SplitColumnView()
    views[column] = newView
    return newView
  }

  /// Returns the view of a column, or nil if it was not created yet.
  func existingView(of column: Column) -> SplitColumnView? { views[column] }

  /// The columns of the style that have a view controller, in the order from the primary edge. The compact column and the
  /// inspector are not included.
  var present: [Column] { Self.visualOrder.filter { controllers[$0] != nil } }

  /// Returns `true` if the view controller of a column is embedded in a navigation controller.
  static func isWrapped(_ column: Column) -> Bool { column != .compact }
}
