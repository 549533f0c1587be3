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

  /// The order in which columns are loaded and added as children: the supplementary column first (measured on UIKit,
  /// split-order-triple-compact).
  static let loadingOrder: [Column] = [.supplementary, .primary, .secondary]
  /// The order of the columns from the primary edge.
  static let visualOrder: [Column] = [.primary, .supplementary, .secondary]

  /// Returns the child of the split view controller, or of the navigation controller of a collapsed interface, that
  /// shows a column. Returns nil if there is none.
  func container(of column: Column) -> UIViewController? { navigation[column] ?? controllers[column] }

  /// Returns the column that a view controller has been set for, or whose container it is.
  func column(of controller: UIViewController) -> Column? {
    controllers.first { $0.value === controller }?.key ?? navigation.first { $0.value === controller }?.key
  }

  /// Returns the view of a column. It is created when it is first used.
  func view(of column: Column) -> SplitColumnView {
    if let view = views[column] { return view }
    let newView = SplitColumnView()
    views[column] = newView
    return newView
  }

  /// The view of a column if it was used already, otherwise nil.
  func existingView(of column: Column) -> SplitColumnView? { views[column] }

  /// The columns of the style that have a view controller, from the primary edge, without compact column and inspector.
  var present: [Column] { Self.visualOrder.filter { controllers[$0] != nil } }

  /// Returns whether a column gets a navigation controller of its own.
  static func isWrapped(_ column: Column) -> Bool { column != .compact }
}
